import { strategyProductStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import type { FieldProblem } from '../../kernel/errors/problem.ts';
import { isDay } from '../../kernel/is-day.ts';
import { fitsCurrency } from '../../kernel/money/decimal.ts';
import { atLeast } from './field-rules.ts';
import { codeField, field, nameAndCurrency } from './product-fields.ts';
import type { ProductKindRules } from './product-kind-rules.ts';

const fields = {
  code: codeField,
  ...nameAndCurrency,
  strategy: field('text'),
  risk: field('plain'),
  min_amount: field('price'),
  max_amount: field('price'),
  capacity: field('price'),
  term_days: field('days'),
  target_return: field('percent'),
  fee_pct: field('percent'),
} as const;

const promised = ['code', 'currency', 'term_days', 'target_return', 'fee_pct'] as const;

function strategyProblems(body: Schemas.QuantProductCreate): FieldProblem[] {
  return [
    ...atLeast('max_amount', body.max_amount, body.min_amount),
    ...atLeast('capacity', body.capacity, body.max_amount),
  ];
}

export const quantProduct: ProductKindRules<'quant'> = {
  kind: 'quant',
  fields,
  states: strategyProductStates,
  start: 'disabled',
  promised,
  problems: strategyProblems,
};

export const dailyProduct: ProductKindRules<'daily'> = {
  kind: 'daily',
  fields: { ...fields, trade_date: field('plain') },
  states: strategyProductStates,
  start: 'disabled',
  promised: [...promised, 'trade_date'],
  problems: (body) => [
    ...strategyProblems(body),
    // The pattern of the contract takes 30 February.
    ...(isDay(body.trade_date)
      ? []
      : [{ field: 'trade_date', code: 'FIELD_INVALID' } satisfies FieldProblem]),
  ],
};

export const aiProduct: ProductKindRules<'ai'> = {
  kind: 'ai',
  fields: { ...fields, plans: field('plans') },
  states: strategyProductStates,
  start: 'disabled',
  promised: [...promised, 'plans'],
  problems: (body) => [...strategyProblems(body), ...planProblems(body)],
};

function planProblems({ plans, currency }: Schemas.AiProductCreate): FieldProblem[] {
  const names = plans.map(({ name }) => name.trim().toLowerCase());
  return plans.flatMap(({ fee }, at): FieldProblem[] => {
    const name = names[at] ?? '';
    return [
      ...(name === ''
        ? [{ field: `plans.${at}.name`, code: 'FIELD_REQUIRED' } satisfies FieldProblem]
        : []),
      ...(names.indexOf(name) < at
        ? [{ field: `plans.${at}.name`, code: 'NOT_DISTINCT' } satisfies FieldProblem]
        : []),
      ...(fitsCurrency(fee, currency)
        ? []
        : [{ field: `plans.${at}.fee`, code: 'FIELD_INVALID' } satisfies FieldProblem]),
    ];
  });
}
