import {
  above,
  after,
  atLeast,
  type Fault,
  numberIn,
  type PlanDraft,
  type ProductDraft,
  type Rule,
  textIn,
  wholeLots,
} from './fault.ts';
import {
  count,
  type FieldSection,
  listedBasics,
  lotSize,
  money,
  noWindows,
  ownBasics,
  type ProductKindDefinition,
  percent,
  poolQty,
  price,
  risk,
  termDays,
  time,
} from './product-fields.ts';

const fitsPool: Rule = (draft) => {
  const [most, pool, lot] = ['max_lots', 'pool_qty', 'lot_size'].map((one) => numberIn(draft, one));
  if (!most || !pool || !lot || lot.lte(0)) return [];
  const lots = pool.div(lot).round(0, 0);
  if (most.lte(lots)) return [];
  return [{ field: 'max_lots', code: 'VALUE_TOO_LARGE', limit: lots.toFixed(), other: 'pool_qty' }];
};

/** In per cent: by the board in mainland China, as on its main board elsewhere. */
function limitBand(draft: ProductDraft): number {
  const [market, symbol] = [textIn(draft, 'market'), textIn(draft, 'symbol')];
  if (market === 'BSE') return 30;
  // ChiNext, and the STAR market.
  const isWide = /^(?:SZSE 30[01]|SSE 68[89])/.test(`${market} ${symbol}`);
  return isWide ? 20 : 10;
}

/** To the cent; null while there is no close. */
function limitUpOf(draft: ProductDraft): string | null {
  const close = numberIn(draft, 'prev_close');
  if (close === null || close.lte(0)) return null;
  return close
    .times(100 + limitBand(draft))
    .div(100)
    .toFixed(2);
}

const roundingPercent = 1;

export const stock: ProductKindDefinition = {
  kind: 'stock',
  statuses: ['available', 'listing', 'listed', 'closed'],
  sections: [
    listedBasics,
    {
      id: 'price',
      fields: {
        prev_close: price,
        limit_up_price: price,
        seal_amount: money,
        consecutive_boards: count(1, 1000, 'boards'),
      },
    },
    {
      id: 'quantity',
      fields: {
        lot_size: lotSize,
        pool_qty: poolQty,
        min_lots: count(1, 1_000_000, 'lots'),
        max_lots: count(1, 1_000_000, 'lots'),
      },
    },
    { id: 'windows', fields: { open_at: time, close_at: time } },
  ],
  columns: ['limit_up_price', 'consecutive_boards'],
  defaults: { lot_size: '100', min_lots: '1', consecutive_boards: '1' },
  rules: [
    above('limit_up_price', 'prev_close'),
    wholeLots('pool_qty'),
    atLeast('max_lots', 'min_lots'),
    fitsPool,
    after('close_at', 'open_at'),
  ],
  made: { limit_up_price: limitUpOf },
  unusual: (draft) => {
    const [close, limit] = [numberIn(draft, 'prev_close'), numberIn(draft, 'limit_up_price')];
    if (close === null || limit === null || close.lte(0)) return null;
    const rise = limit.minus(close).times(100).div(close);
    const band = limitBand(draft);
    if (rise.lte(band + roundingPercent)) return null;
    return { code: 'RISE', percent: rise.toFixed(2), normal: String(band) };
  },
  windows: {
    moments: ['open_at', 'close_at'],
    spans: [{ id: 'orders', from: 'open_at', to: 'close_at' }],
  },
};

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
