import { listedProductStates } from '@brokerdesk/machines/records';
import { above, atLeast, atMost, inOrder, wholeLots } from './field-rules.ts';
import { field, lotFields, marketTime, paperFields } from './product-fields.ts';
import type { ProductKindRules } from './product-kind-rules.ts';

export const stockProduct: ProductKindRules<'stock'> = {
  kind: 'stock',
  fields: {
    ...paperFields,
    prev_close: field('price', '昨收价', 'Previous close'),
    limit_up_price: field('price', '涨停价', 'Limit-up price'),
    ...lotFields,
    min_lots: field('plain', '最少手数', 'Minimum lots'),
    max_lots: field('plain', '最多手数', 'Maximum lots'),
    open_at: marketTime('开始时间', 'Opens'),
    close_at: marketTime('截止时间', 'Closes'),
    seal_amount: field('money', '封单金额', 'Seal amount'),
    consecutive_boards: field('plain', '连板数', 'Consecutive limit-ups'),
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
