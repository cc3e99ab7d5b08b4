import { compilePermissions, rolePermissions } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import {
  parseAppSettings,
  parseSystemSettings,
  SettingsProvider,
} from '#/core/settings/settings-context.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { PageAddressProvider } from '#/ui/page/page-address.tsx';
import { PermissionsProvider } from '#/ui/permission.tsx';
import { EventEntry } from './event-entry.tsx';

beforeAll(() => speak('zh-CN', ['client-timeline', 'client-detail']));

const settings = {
  ...parseSystemSettings({ app_name: 'Desk', timezone: 'Asia/Shanghai' }),
  app: parseAppSettings({}),
};
const address = { search: {}, latestSearch: () => ({}), change: () => {} };

function shown(kind: Schemas.TradeKind): string {
  const event = {
    ...{ kind: 'trade', event: 'sold', trade_kind: kind, at: '2026-11-21T02:15:30.000Z' },
    ...{ attempt_no: null, amount: null, currency: null, product: null, place: null, fields: [] },
    ...{ reason_code: null, text: null, actor: null, by: 'staff', record: null },
  };
  return renderToStaticMarkup(
    <SettingsProvider settings={settings}>
      <PermissionsProvider permissions={compilePermissions(rolePermissions('angel'))}>
        <PageAddressProvider address={address}>
          {/* It reads no more of the event. */}
          <EventEntry client={{ id: 'c1' }} event={event as unknown as Schemas.ClientEvent} />
        </PageAddressProvider>
      </PermissionsProvider>
    </SettingsProvider>,
  );
}

test('the sale of a fund is a redemption, that of a stock a sale', () => {
  expect(shown('fund')).toContain('赎回');
  expect(shown('stock')).toContain('卖出');
});
