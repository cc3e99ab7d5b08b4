import { after, atMost, numberIn, type ProductDraft, type Rule, wholeLots } from './fault.ts';
import { listedBasics, lotSize, poolQty, price, time } from './field.ts';
import type { ProductKindDefinition } from './product-kind-definition.ts';

/** What the agreed price is below the reference close, in per cent of it; null while a price is missing. */
export function discountOf(draft: ProductDraft): string | null {
  const [close, agreed] = [numberIn(draft, 'ref_close'), numberIn(draft, 'agreed_price')];
  if (close === null || agreed === null || close.lte(0)) return null;
  return close.minus(agreed).times(100).div(close).toFixed(2);
}

const discountFits: Rule = (draft) => {
  const [typed, expected] = [numberIn(draft, 'discount_pct'), discountOf(draft)];
  if (typed === null || expected === null || typed.eq(expected)) return [];
  return [{ field: 'discount_pct', code: 'DISCOUNT_DIFFERS', limit: expected }];
};

export const block: ProductKindDefinition = {
  kind: 'block',
  statuses: ['available', 'listing', 'listed', 'closed'],
  sections: [
    listedBasics,
    {
      id: 'price',
      fields: {
        ref_close: price,
        agreed_price: price,
        discount_pct: { type: 'percent', negative: true },
      },
    },
    {
      id: 'quantity',
      fields: {
        lot_size: lotSize,
        min_qty: poolQty,
        pool_qty: poolQty,
      },
    },
    { id: 'windows', fields: { settle_at: time, lockup_until: time } },
  ],
  columns: ['agreed_price', 'discount_pct'],
  usual: { lot_size: '100' },
  rules: [
    discountFits,
    wholeLots('pool_qty'),
    wholeLots('min_qty'),
    atMost('min_qty', 'pool_qty'),
    after('lockup_until', 'settle_at', { orSame: true }),
  ],
  windows: {
    moments: ['settle_at', 'lockup_until'],
    spans: [{ id: 'lockup', from: 'settle_at', to: 'lockup_until' }],
  },
};
