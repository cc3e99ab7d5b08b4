import { after, atLeast, atMost, wholeLots } from './fault.ts';
import { listedBasics, lotSize, poolQty, price, time } from './field.ts';
import type { ProductKindDefinition } from './product-kind-definition.ts';

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
