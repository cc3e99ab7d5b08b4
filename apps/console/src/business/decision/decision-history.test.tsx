import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  parseAppSettings,
  parseSystemSettings,
  SettingsProvider,
} from '#/core/settings/settings-context.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { DecisionHistory } from './decision-history.tsx';

const settings = {
  ...parseSystemSettings({ app_name: 'Desk', timezone: 'Asia/Shanghai' }),
  app: parseAppSettings({}),
};
const at = '2026-11-23T01:25:09Z';

function shown(note: string, event: Partial<Schemas.RecordEvent> = {}): string {
  return renderToStaticMarkup(
    <SettingsProvider settings={settings}>
      <DecisionHistory events={[{ at, action: 'rejected', actor: '陈雅静', note, ...event }]} />
    </SettingsProvider>,
  );
}

test('the history of a record shows the label of a reason, and never its code', async () => {
  await speak('zh-CN', ['decision', 'kit', 'record']);
  for (const code of ['not_received', 'duplicate', 'suspicious', 'other']) {
    expect(shown(code)).toContain(codeLabel('decision', 'reason_code', code, 'zh-CN'));
    expect(shown(code)).not.toContain(code);
  }
  expect(shown('回单: 金额不符')).toContain('回单: 金额不符');
});

test('the history of an amended record names its fields by their labels', async () => {
  await speak('zh-CN', ['decision', 'kit', 'record']);
  const changes = [{ field: 'fee', before: '10.00', after: null }];
  expect(shown('录入有误', { action: 'amended', changes })).toContain(
    '手续费：10.00 → — · 录入有误',
  );
});

test('the history names the risks that the approver acknowledged', async () => {
  await speak('zh-CN', ['decision', 'kit', 'record']);
  const codes = ['payer_differs', 'unusual_amount'] as const;
  expect(shown('', { action: 'approved', acknowledged_reasons: [...codes] })).toContain(
    '已确认的风险：付款人与客户不符；金额远超客户平时入金',
  );
});
