import type { Schemas } from '@brokerdesk/sdk';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import {
  parseAppSettings,
  parseSystemSettings,
  SettingsProvider,
} from '#/core/settings/settings-context.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { ChangedFields } from './changed-fields.tsx';

beforeAll(() => speak('zh-CN', ['emergency']));

const settings = {
  ...parseSystemSettings({ app_name: 'Desk', timezone: 'Asia/Shanghai' }),
  app: parseAppSettings({}),
};

test('amounts have separators and their currency in the list of amendments, and texts stay as they are', () => {
  const before = { amount: '20000.00', reference_no: '20000', remark: null };
  const after = { amount: '1234567.50', reference_no: '30000', remark: 'a' };
  // The line reads no more of it.
  const amendment = { before, after, currency: 'USD' } as unknown as Schemas.Amendment;
  const line = renderToStaticMarkup(
    <SettingsProvider settings={settings}>
      <ChangedFields amendment={amendment} />
    </SettingsProvider>,
  );
  for (const text of ['20,000.00\u00a0USD', '1,234,567.50\u00a0USD', '20000', '30000', '（空）']) {
    expect(line).toContain(text);
  }
});
