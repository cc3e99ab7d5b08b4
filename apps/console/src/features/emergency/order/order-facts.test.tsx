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
import { OrderFacts } from './order-facts.tsx';

beforeAll(() => speak('zh-CN', ['emergency', 'kit', 'record']));

const settings = {
  ...parseSystemSettings({ app_name: 'Desk', timezone: 'Asia/Shanghai' }),
  app: parseAppSettings({}),
};
const address = { search: {}, latestSearch: () => ({}), change: () => {} };

function shown(kind: Schemas.TradeKind): string {
  const order = {
    ...{ kind: 'trade', id: 'o1', order_no: 'T-1', status: 'sold', currency: 'USD', fields: [] },
    client: { id: 'c1', username: 'li', full_name: '李国栋', fake: false },
    facts: [
      { name: 'kind', type: 'word', value: kind },
      { name: 'price', type: 'quantity', value: '1.2' },
      { name: 'allotted_qty', type: 'quantity', value: '10' },
    ],
  };
  return renderToStaticMarkup(
    <SettingsProvider settings={settings}>
      <PermissionsProvider permissions={compilePermissions(rolePermissions('angel'))}>
        <PageAddressProvider address={address}>
          {/* It reads no more of the order. */}
          <OrderFacts order={order as unknown as Schemas.AmendableOrder} />
        </PageAddressProvider>
      </PermissionsProvider>
    </SettingsProvider>,
  ).replaceAll('\u00a0', ' ');
}

test('the facts of a fund have the labels and digits of funds, those of a stock their own', () => {
  for (const text of ['已赎回', '净值', '1.2000 USD', '确认份额']) {
    expect(shown('fund')).toContain(text);
  }
  for (const text of ['已卖出', '价格', '1.20 USD', '中签数量']) {
    expect(shown('stock')).toContain(text);
  }
});
