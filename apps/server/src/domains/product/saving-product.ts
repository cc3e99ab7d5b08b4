import { standingProductStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import type { FieldProblem } from '../../kernel/errors/problem.ts';
import { fitsCurrency } from '../../kernel/money/decimal.ts';
import { above, atLeast, atMost } from './field-rules.ts';
import { codeField, field, nameAndCurrency } from './product-fields.ts';
import type { ProductKindRules } from './product-kind-rules.ts';

export const savingProduct: ProductKindRules<'saving'> = {
  kind: 'saving',
  fields: {
    code: codeField,
    ...nameAndCurrency,
    min_amount: field('price'),
    tiers: field('tiers'),
    term_days: field('days'),
    flexible: field('yesNo'),
    payout: field('choice'),
    early_exit: field('choice'),
  },
  states: standingProductStates,
  start: 'disabled',
  // A holding keeps its own copy of the rest.
  promised: ['code', 'currency'],
  problems: (body) => [...tierProblems(body), ...termProblems(body)],
};

/** From the least amount upwards, every amount has one rate, and more money has no lower one. */
function tierProblems({ tiers, currency, min_amount }: Schemas.SavingProductCreate) {
  return tiers.flatMap(({ min, rate }, at): FieldProblem[] => {
    const name = `tiers.${at}.min`;
    if (!fitsCurrency(min, currency)) return [{ field: name, code: 'FIELD_INVALID' }];
    const before = tiers[at - 1];
    if (before === undefined) return atMost(name, min, min_amount);
    return [...above(name, min, before.min), ...atLeast(`tiers.${at}.rate`, rate, before.rate)];
  });
}

function termProblems(body: Schemas.SavingProductCreate): FieldProblem[] {
  if (!body.flexible) {
    return body.term_days === null ? [{ field: 'term_days', code: 'FIELD_REQUIRED' }] : [];
  }
  // Without a term there is no maturity, and no exit before it.
  return [
    ...(body.term_days === null ? [] : [{ field: 'term_days', code: 'FIELD_INVALID' } as const]),
    ...(body.payout === 'maturity' ? [{ field: 'payout', code: 'FIELD_INVALID' } as const] : []),
    ...(body.early_exit === 'free'
      ? []
      : [{ field: 'early_exit', code: 'FIELD_INVALID' } as const]),
  ];
}
