import {
  after,
  atLeast,
  atMost,
  type Fault,
  numberIn,
  type Rule,
  type TierDraft,
  textIn,
  toNumber,
  wholeLots,
} from './fault.ts';
import {
  block,
  count,
  listedBasics,
  lotSize,
  noWindows,
  ownBasics,
  type ProductKind,
  type ProductKindDefinition,
  percent,
  poolQty,
  price,
  risk,
  termDays,
  time,
} from './product-fields.ts';
import { ai, daily, quant, stock } from './stock.ts';

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

export const ipo: ProductKindDefinition = {
  kind: 'ipo',
  statuses: ['available', 'listing', 'listed', 'withdrawn'],
  sections: [
    listedBasics,
    {
      id: 'price',
      fields: {
        price_min: price,
        price_max: price,
        issue_price: { type: 'price', optional: true },
      },
    },
    {
      id: 'quantity',
      fields: {
        lot_size: lotSize,
        pool_qty: poolQty,
        funding_model: { type: 'choice', values: ['prefund', 'pay_on_win'] },
      },
    },
    {
      id: 'windows',
      fields: {
        apply_start: time,
        apply_end: time,
        result_at: time,
        pay_deadline: time,
        listing_at: time,
      },
    },
  ],
  columns: ['issue_price', 'funding_model'],
  defaults: { lot_size: '500', funding_model: 'pay_on_win' },
  rules: [
    atLeast('price_max', 'price_min'),
    atLeast('issue_price', 'price_min'),
    atMost('issue_price', 'price_max'),
    wholeLots('pool_qty'),
    after('apply_end', 'apply_start'),
    after('result_at', 'apply_end'),
    after('pay_deadline', 'result_at'),
    after('listing_at', 'result_at'),
    after('listing_at', 'pay_deadline'),
  ],
  only: { pay_deadline: { field: 'funding_model', values: ['pay_on_win'] } },
  windows: {
    moments: ['apply_start', 'apply_end', 'result_at', 'pay_deadline', 'listing_at'],
    spans: [
      { id: 'apply', from: 'apply_start', to: 'apply_end' },
      { id: 'pay', from: 'result_at', to: 'pay_deadline' },
    ],
  },
};

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

const saving: ProductKindDefinition = {
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

export const kinds: Readonly<Record<ProductKind, ProductKindDefinition>> = {
  stock,
  block,
  ipo,
  daily,
  ai,
  fund,
  quant,
  saving,
};

// The keys are those of the contract.
export const productKinds = Object.keys(kinds) as ProductKind[];
