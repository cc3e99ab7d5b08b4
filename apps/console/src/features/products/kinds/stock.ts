import { above, after, atLeast, numberIn, type Rule, wholeLots } from './fault.ts';
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
  usual: { lot_size: '100', min_lots: '1', consecutive_boards: '1' },
  rules: [
    above('limit_up_price', 'prev_close'),
    wholeLots('pool_qty'),
    atLeast('max_lots', 'min_lots'),
    fitsPool,
    after('close_at', 'open_at'),
  ],
  windows: {
    moments: ['open_at', 'close_at'],
    spans: [{ id: 'orders', from: 'open_at', to: 'close_at' }],
  },
};
