import { standingProductStates } from '@brokerdesk/machines/records';
import type { FieldProblem } from '../../kernel/errors/problem.ts';
import { above } from './field-rules.ts';
import { codeField, field, nameAndCurrency, paperFields } from './product-fields.ts';
import type { ProductKindRules } from './product-kind-rules.ts';

export const fundProduct: ProductKindRules<'fund'> = {
  kind: 'fund',
  fields: {
    code: codeField,
    name: nameAndCurrency.name,
    market: paperFields.market,
    currency: nameAndCurrency.currency,
    nav: field('decimal', '单位净值', 'NAV'),
    nav_at: field('time', '净值时间', 'NAV date'),
    cutoff: field('plain', '截单时间', 'Cut-off'),
    confirm_days: field('plain', '确认天数', 'Days to confirm'),
    redeem_days: field('plain', '赎回到账天数', 'Days to redeem'),
    risk: field('plain', '风险等级', 'Risk'),
    min_amount: field('price', '起投金额', 'Minimum investment'),
    fee_pct: field('decimal', '费率 %', 'Fee %'),
  },
  states: standingProductStates,
  start: 'disabled',
  // The value moves every day: no one was promised one.
  promised: ['code', 'currency', 'fee_pct'],
  valued: ['nav', 'nav_at'],
  problems: (body, { now }) => [
    ...above('nav', body.nav, '0'),
    ...(Date.parse(body.nav_at) > now.getTime()
      ? [{ field: 'nav_at', code: 'TIME_IN_FUTURE' } satisfies FieldProblem]
      : []),
  ],
};
