import {
  above,
  after,
  atLeast,
  numberIn,
  type ProductDraft,
  type Rule,
  textIn,
  wholeLots,
} from './fault.ts';
import { count, listedBasics, lotSize, money, poolQty, price, time } from './field.ts';
import type { ProductKindDefinition } from './product-kind-definition.ts';

/** The most lots of one order fit the pool. */
const fitsPool: Rule = (draft) => {
  const [most, pool, lot] = ['max_lots', 'pool_qty', 'lot_size'].map((one) => numberIn(draft, one));
  if (!most || !pool || !lot || lot.lte(0)) return [];
  const lots = pool.div(lot).round(0, 0);
  if (most.lte(lots)) return [];
  return [{ field: 'max_lots', code: 'VALUE_TOO_LARGE', limit: lots.toFixed(), other: 'pool_qty' }];
};

/** How far a price may rise in a day, in per cent: by the board in mainland China, and as on its main board elsewhere. */
function limitBand(draft: ProductDraft): number {
  const [market, symbol] = [textIn(draft, 'market'), textIn(draft, 'symbol')];
  if (market === 'BSE') return 30;
  // ChiNext, and the STAR market.
  const isWide = /^(?:SZSE 30[01]|SSE 68[89])/.test(`${market} ${symbol}`);
  return isWide ? 20 : 10;
}

/** The previous close and its band, to the cent; null while there is no close. */
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
    return { code: 'RISE', percent: rise.toFixed(2), usual: String(band) };
  },
  windows: {
    moments: ['open_at', 'close_at'],
    spans: [{ id: 'orders', from: 'open_at', to: 'close_at' }],
  },
};
