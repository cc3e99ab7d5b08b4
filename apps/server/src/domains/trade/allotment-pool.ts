import { eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { product } from '../../kernel/db/schema.ts';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import {
  compare,
  type Decimal,
  formatRate,
  isWholeLots,
  minus,
} from '../../kernel/money/decimal.ts';
import { takenOf } from '../product/room-taken.ts';
import type { TradeRow } from './trade-row.ts';

/** A transaction that gives out pieces of a product waits for the one that does so now. */
export async function lockProduct(tx: Transaction, id: string): Promise<TradeRow['product']> {
  const [found] = await tx.select().from(product).where(eq(product.id, id)).for('no key update');
  if (found === undefined) throw new Problem('NOT_FOUND');
  return found;
}

type Product = TradeRow['product'];

/** A product that says nothing of its pool has nothing to give out. */
export function poolOf({ poolQty, lotSize }: Product): { pool: Decimal; lot: Decimal } {
  return { pool: String(poolQty ?? 0), lot: String(lotSize ?? 1) };
}

/** The product is locked, so that what is left now is left until the transaction ends. */
export async function requireLeftInPool(
  reader: Reader,
  product: Product,
  needed: Decimal,
): Promise<void> {
  const left = minus(poolOf(product).pool, await takenOf(reader, product.id));
  if (compare(needed, left) <= 0) return;
  throw new Problem('ALLOTTED_ABOVE_POOL', { values: { left, needed: formatRate(needed) } });
}

/** Undefined if nothing is. */
export function wrongAllotment(
  field: string,
  allotted: Decimal,
  { applied, lot }: { applied: Decimal; lot: Decimal },
): FieldProblem | undefined {
  if (compare(allotted, applied) > 0) {
    return { field, code: 'ALLOTTED_ABOVE_APPLIED', values: { applied: formatRate(applied) } };
  }
  return isWholeLots(allotted, lot)
    ? undefined
    : { field, code: 'NOT_WHOLE_LOTS', values: { lot } };
}
