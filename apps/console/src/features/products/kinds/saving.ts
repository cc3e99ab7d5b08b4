import { type Fault, numberIn, type Rule, type TierDraft, textIn, toNumber } from './fault.ts';
import { ownBasics, price, termDays } from './field.ts';
import type { ProductKindDefinition } from './product-kind-definition.ts';
import { noWindows } from './windows.ts';

const tiersRise: Rule = (draft) => {
  const { tiers } = draft;
  if (!Array.isArray(tiers)) return [];
  const least = numberIn(draft, 'min_amount');
  // The field of tiers holds tiers alone.
  const rows = tiers as TierDraft[];
  return rows.flatMap((tier, at): Fault[] => {
    const [min, rate] = [toNumber(tier.min), toNumber(tier.rate)];
    const field = `tiers.${at}.min`;
    const before = rows[at - 1];
    if (before === undefined) {
      if (min === null || least === null || min.lte(least)) return [];
      return [{ field, code: 'VALUE_TOO_LARGE', limit: least.toFixed(), other: 'min_amount' }];
    }
    const [minBefore, rateBefore] = [toNumber(before.min), toNumber(before.rate)];
    return [
      ...(min !== null && minBefore !== null && min.lte(minBefore)
        ? [{ field, code: 'VALUE_NOT_ABOVE', limit: minBefore.toFixed() } as const]
        : []),
      ...(rate !== null && rateBefore !== null && rate.lt(rateBefore)
        ? [
            {
              field: `tiers.${at}.rate`,
              code: 'VALUE_TOO_SMALL',
              limit: rateBefore.toFixed(),
            } as const,
          ]
        : []),
    ];
  });
};

/** Without a term there is no maturity. */
const payoutFits: Rule = (draft) =>
  textIn(draft, 'flexible') === 'true' && textIn(draft, 'payout') === 'maturity'
    ? [{ field: 'payout', code: 'NOT_FOR_FLEXIBLE' }]
    : [];

export const saving: ProductKindDefinition = {
  kind: 'saving',
  statuses: ['disabled', 'enabled'],
  sections: [
    ownBasics,
    {
      id: 'terms',
      fields: {
        min_amount: price,
        flexible: { type: 'yesNo' },
        term_days: termDays,
        payout: { type: 'choice', values: ['daily', 'monthly', 'maturity'] },
        early_exit: { type: 'choice', values: ['forfeit_interest', 'not_allowed', 'free'] },
      },
    },
    { id: 'tiers', fields: { tiers: { type: 'tiers' } } },
  ],
  columns: ['tiers', 'term_days', 'payout'],
  defaults: { flexible: 'false', payout: 'maturity', early_exit: 'forfeit_interest' },
  rules: [tiersRise, payoutFits],
  only: {
    term_days: { field: 'flexible', values: ['false'] },
    early_exit: { field: 'flexible', values: ['false'], otherwise: 'free' },
  },
  windows: noWindows,
};
