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
    nav: field('decimal'),
    nav_at: field('time'),
    cutoff: field('plain'),
    confirm_days: field('plain'),
    redeem_days: field('plain'),
    risk: field('plain'),
    min_amount: field('price'),
    fee_pct: field('percent'),
  },
  states: standingProductStates,
  start: 'disabled',
  // Excludes the value, which moves every day.
  promised: ['code', 'currency', 'fee_pct'],
  valued: ['nav', 'nav_at'],
  problems: (body, { now }) => [
    ...above('nav', body.nav, '0'),
    ...(Date.parse(body.nav_at) > now.getTime()
      ? [{ field: 'nav_at', code: 'TIME_IN_FUTURE' } satisfies FieldProblem]
      : []),
  ],
};
