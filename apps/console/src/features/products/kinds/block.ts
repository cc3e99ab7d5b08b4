import { after, atMost, numberIn, type ProductDraft, wholeLots } from './fault.ts';
import { listedBasics, lotSize, poolQty, price, time } from './field.ts';
import type { ProductKindDefinition } from './product-kind-definition.ts';

/** Null while a price is missing. */
function discountOf(draft: ProductDraft): string | null {
  const [close, agreed] = [numberIn(draft, 'ref_close'), numberIn(draft, 'agreed_price')];
  if (close === null || agreed === null || close.lte(0)) return null;
  const percent = close.minus(agreed).times(100).div(close).toFixed(2);
  return percent === '-0.00' ? '0.00' : percent;
}

/** Blocks are sold within the daily limit of most markets; beyond it, a price was mistyped more often than agreed. */
const usualPercent = 20;

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
        discount_pct: { type: 'percent', negative: true, workedOut: true },
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
  defaults: { lot_size: '100' },
  rules: [
    wholeLots('pool_qty'),
    wholeLots('min_qty'),
    atMost('min_qty', 'pool_qty'),
    after('lockup_until', 'settle_at', { orSame: true }),
  ],
  made: { discount_pct: discountOf },
  unusual: (draft) => {
    const percent = discountOf(draft);
    if (percent === null) return null;
    const usual = String(usualPercent);
    if (percent.startsWith('-')) return { code: 'PREMIUM', percent: percent.slice(1), usual };
    return Number(percent) > usualPercent ? { code: 'DISCOUNT', percent, usual } : null;
  },
  windows: {
    moments: ['settle_at', 'lockup_until'],
    spans: [{ id: 'lockup', from: 'settle_at', to: 'lockup_until' }],
  },
};
