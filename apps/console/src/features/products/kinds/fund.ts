import type { Rule } from './fault.ts';
import { textIn } from './fault.ts';
import { count, ownBasics, percent, price, risk } from './field.ts';
import type { ProductKindDefinition } from './product-kind-definition.ts';
import { noWindows } from './windows.ts';

const notInFuture: Rule = (draft) =>
  Date.parse(textIn(draft, 'nav_at')) > Date.now()
    ? [{ field: 'nav_at', code: 'TIME_IN_FUTURE' }]
    : [];

export const fund: ProductKindDefinition = {
  kind: 'fund',
  statuses: ['disabled', 'enabled'],
  sections: [
    ownBasics,
    {
      id: 'value',
      fields: {
        nav: { type: 'nav', newOnly: true },
        nav_at: { type: 'time', newOnly: true },
      },
    },
    { id: 'terms', fields: { risk, min_amount: price, fee_pct: percent } },
    {
      id: 'days',
      fields: {
        market: { type: 'market', optional: true },
        cutoff: { type: 'clock' },
        confirm_days: count(0, 30, 'days'),
        redeem_days: count(0, 60, 'days'),
      },
    },
  ],
  columns: ['nav', 'nav_at', 'risk'],
  defaults: { cutoff: '15:00', confirm_days: '1', redeem_days: '3' },
  rules: [notInFuture],
  windows: noWindows,
};
