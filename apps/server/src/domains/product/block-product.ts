import { listedProductStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import type { Reader } from '../../kernel/db/database.ts';
import type { FieldProblem } from '../../kernel/errors/problem.ts';
import {
  changedBy,
  compare,
  type Decimal,
  negate,
  percentBelow,
  roundPrice,
  times,
} from '../../kernel/money/decimal.ts';
import { readSetting } from '../../platform/settings.ts';
import { atLeast, atMost, inOrder, wholeLots } from './field-rules.ts';
import { field, lotFields, marketTime, paperFields } from './product-fields.ts';
import type { ProductKindRules } from './product-kind-rules.ts';
import type { ProductKind } from './product-types.ts';

export const blockProduct: ProductKindRules<'block'> = {
  kind: 'block',
  fields: {
    ...paperFields,
    ref_close: field('price'),
    agreed_price: field('price'),
    discount_pct: field('percent'),
    lot_size: lotFields.lot_size,
    min_qty: field('plain'),
    pool_qty: lotFields.pool_qty,
    settle_at: marketTime,
    lockup_until: marketTime,
  },
  states: listedProductStates,
  start: 'available',
  promised: [
    'symbol',
    'currency',
    'ref_close',
    'agreed_price',
    'lot_size',
    'settle_at',
    'lockup_until',
  ],
  complete: (body) => {
    const made = discountOf(body);
    const given = body.discount_pct ?? made;
    const agrees = made !== undefined && given !== undefined && compare(given, made) === 0;
    return agrees ? { ...body, discount_pct: made } : body;
  },
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

function discountOf({ ref_close, agreed_price }: Schemas.BlockProductCreate): Decimal | undefined {
  return compare(ref_close, '0') <= 0 ? undefined : percentBelow(agreed_price, ref_close);
}

/** The discount that people read is the one that the prices make: one that is sent has to agree. */
function discountProblems(body: Schemas.BlockProductCreate): FieldProblem[] {
  const expected = discountOf(body);
  if (expected === undefined) return [];
  const { agreed_price, ref_close, discount_pct = expected } = body;
  return [
    ...(compare(discount_pct, expected) === 0
      ? []
      : [{ field: 'discount_pct', code: 'DISCOUNT_DIFFERS', values: { expected } } as const]),
    // Otherwise the premium would have more digits than the contract has for it.
    ...atMost('agreed_price', agreed_price, times(ref_close, 10)),
  ];
}

/**
 * A client who buys far below the close gains at once. Prices that are stored stay, whatever the trade config says
 * later.
 */
export async function agreedPriceProblems(
  reader: Reader,
  kind: ProductKind,
  body: object,
  stored: object | null,
): Promise<FieldProblem[]> {
  const given = body as Partial<Schemas.BlockProductCreate>;
  const { agreed_price: price, ref_close: close } = given;
  if (kind !== 'block' || price === undefined || close === undefined) return [];
  if (compare(close, '0') <= 0) return [];
  const before = (stored ?? {}) as typeof given;
  const isSame = (value: Decimal, other: Decimal | undefined) =>
    other !== undefined && compare(value, other) === 0;
  if (isSame(price, before.agreed_price) && isSame(close, before.ref_close)) return [];
  const { profit } = await readSetting(reader, 'trade');
  const distance = profit.price_distance_pct.block;
  const lowest = changedBy(close, negate(distance));
  return [
    ...atLeast('agreed_price', price, compare(lowest, '0') < 0 ? '0' : roundPrice(lowest, 'up')),
    ...atMost('agreed_price', price, roundPrice(changedBy(close, distance), 'down')),
  ];
}
