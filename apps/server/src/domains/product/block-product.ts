import { listedProductStates } from '@brokerdesk/machines/records';
import type { FieldProblem } from '../../kernel/errors/problem.ts';
import { compare, type Decimal, percentBelow } from '../../kernel/money/decimal.ts';
import { atMost, inOrder, wholeLots } from './field-rules.ts';
import { field, lotFields, marketTime, paperFields } from './product-fields.ts';
import type { ProductKindRules } from './product-kind-rules.ts';

export const blockProduct: ProductKindRules<'block'> = {
  kind: 'block',
  fields: {
    ...paperFields,
    ref_close: field('price', '参考收盘价', 'Reference close'),
    agreed_price: field('price', '协议价', 'Agreed price'),
    discount_pct: field('decimal', '折价率 %', 'Discount %'),
    lot_size: lotFields.lot_size,
    min_qty: field('plain', '最少股数', 'Minimum shares'),
    pool_qty: lotFields.pool_qty,
    settle_at: marketTime('交收时间', 'Settlement date'),
    lockup_until: marketTime('锁定至', 'Locked up until'),
  },
  states: listedProductStates,
  start: 'available',
  // What a sale is measured by stays, too.
  promised: [
    'symbol',
    'currency',
    'ref_close',
    'agreed_price',
    'lot_size',
    'settle_at',
    'lockup_until',
  ],
  problems: (body) => [
    ...discountProblems(body),
    ...wholeLots('pool_qty', body.pool_qty, body.lot_size),
    ...wholeLots('min_qty', body.min_qty, body.lot_size),
    ...atMost('min_qty', body.min_qty, body.pool_qty),
    ...inOrder(body.settle_at, ['lockup_until', body.lockup_until], {
      orSame: true,
    }),
  ],
};

interface Discount {
  ref_close: Decimal;
  agreed_price: Decimal;
  discount_pct: Decimal;
}

/** The discount that people read is the one that the prices make. */
function discountProblems({ ref_close, agreed_price, discount_pct }: Discount): FieldProblem[] {
  // Said at the price itself already.
  if (compare(ref_close, '0') <= 0) return [];
  const expected = percentBelow(agreed_price, ref_close);
  if (compare(discount_pct, expected) === 0) return [];
  return [{ field: 'discount_pct', code: 'DISCOUNT_DIFFERS', values: { expected } }];
}
