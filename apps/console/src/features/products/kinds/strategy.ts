import { atLeast, type Fault, type PlanDraft, type Rule } from './fault.ts';
import { type FieldSection, money, ownBasics, percent, price, risk, termDays } from './field.ts';
import type { ProductKindDefinition } from './product-kind-definition.ts';
import { noWindows } from './windows.ts';

const terms: FieldSection = {
  id: 'terms',
  fields: {
    strategy: { type: 'longText', max: 500 },
    risk,
    target_return: percent,
    fee_pct: percent,
    term_days: termDays,
  },
};

const quantity: FieldSection = {
  id: 'quantity',
  fields: { min_amount: price, max_amount: price, capacity: money },
};

const rules = [atLeast('max_amount', 'min_amount'), atLeast('capacity', 'max_amount')];
const statuses = ['disabled', 'enabled', 'closed'] as const;
const columns = ['target_return', 'term_days', 'risk'];

export const quant: ProductKindDefinition = {
  kind: 'quant',
  statuses,
  sections: [ownBasics, terms, quantity],
  columns,
  rules,
  windows: noWindows,
};

export const daily: ProductKindDefinition = {
  kind: 'daily',
  statuses,
  sections: [
    ownBasics,
    terms,
    quantity,
    { id: 'windows', fields: { trade_date: { type: 'day' } } },
  ],
  columns: ['target_return', 'risk'],
  defaults: { term_days: '1' },
  rules,
  windows: { moments: ['trade_date'], spans: [] },
};

/** No plan twice, whatever its letters' case. */
const distinctPlans: Rule = ({ plans }) => {
  if (!Array.isArray(plans)) return [];
  // The field of plans holds plans alone.
  const names = (plans as PlanDraft[]).map((plan) => plan.name.trim().toLowerCase());
  return names.flatMap((name, at): Fault[] =>
    name !== '' && names.indexOf(name) < at
      ? [{ field: `plans.${at}.name`, code: 'NOT_DISTINCT' }]
      : [],
  );
};

export const ai: ProductKindDefinition = {
  kind: 'ai',
  statuses,
  sections: [ownBasics, terms, quantity, { id: 'plans', fields: { plans: { type: 'plans' } } }],
  columns,
  rules: [...rules, distinctPlans],
  windows: noWindows,
};
