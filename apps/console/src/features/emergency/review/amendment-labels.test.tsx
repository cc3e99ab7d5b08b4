import type { Schemas } from '@brokerdesk/sdk';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import {
  parseAppSettings,
  parseSystemSettings,
  SettingsProvider,
} from '#/core/settings/settings-context.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { useAmendmentSubject } from './amendment-labels.tsx';

beforeAll(() => speak('zh-CN', ['emergency']));

const settings = {
  ...parseSystemSettings({ app_name: 'Desk', timezone: 'Asia/Shanghai' }),
  app: parseAppSettings({}),
};

type Changes = Readonly<Record<string, string>>;

type SubjectProps = { before: Changes; after: Changes; kind: Schemas.TradeKind };

function Subject({ before, after, kind }: SubjectProps) {
  const order = { currency: 'USD', facts: [{ name: 'kind', type: 'word', value: kind }] };
  // The headline reads no more of it.
  return useAmendmentSubject(order as Schemas.AmendableOrder)(before, after);
}

const subjectOf = (before: Changes, after: Changes, kind: Schemas.TradeKind = 'stock') =>
  renderToStaticMarkup(
    <SettingsProvider settings={settings}>
      <Subject before={before} after={after} kind={kind} />
    </SettingsProvider>,
  ).replaceAll('\u00a0', ' ');

test.each<[Changes, Changes, string]>([
  [{ amount: '500.00', remark: 'a' }, { remark: 'b', amount: '50.00' }, '500.00 USD → 50.00 USD'],
  [
    { profit: '11.80', sold_price: '5' },
    { sold_price: '7.2', profit: '13.80' },
    '盈亏 11.80 USD → 13.80 USD',
  ],
  [{ sold_price: '5' }, { sold_price: '7.2' }, '卖出价 5.00 USD → 7.20 USD'],
  [{ payer_name: 'a', remark: 'b' }, { payer_name: 'c', remark: 'd' }, '付款人、内部备注'],
])('the headline of an amendment from %j to %j is %s', (before, after, subject) => {
  expect(subjectOf(before, after)).toBe(subject);
});

test('the labels and digits of an amended fund are those of funds', () => {
  expect(subjectOf({ sold_price: '1.5' }, { sold_price: '1.6' }, 'fund')).toBe(
    '赎回净值 1.5000 USD → 1.6000 USD',
  );
});
