import { listedProductStates } from '@brokerdesk/machines/records';
import { above, atLeast, atMost, inOrder, wholeLots } from './field-rules.ts';
import { field, lotFields, marketTime, paperFields } from './product-fields.ts';
import type { ProductKindRules } from './product-kind-rules.ts';

export const stockProduct: ProductKindRules<'stock'> = {
  kind: 'stock',
  fields: {
    ...paperFields,
    prev_close: field('price'),
    limit_up_price: field('price'),
    ...lotFields,
    min_lots: field('plain'),
    max_lots: field('plain'),
    open_at: marketTime,
    close_at: marketTime,
    seal_amount: field('money'),
    consecutive_boards: field('plain'),
  },
  states: listedProductStates,
  start: 'available',
  promised: ['symbol', 'currency', 'prev_close', 'limit_up_price', 'lot_size'],
  problems: (body) => [
    ...above('limit_up_price', body.limit_up_price, body.prev_close),
    ...wholeLots('pool_qty', body.pool_qty, body.lot_size),
    ...atLeast('max_lots', body.max_lots, body.min_lots),
    ...atMost('max_lots', body.max_lots, Math.floor(body.pool_qty / body.lot_size)),
    ...inOrder(body.open_at, ['close_at', body.close_at]),
  ],
};
