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
import { allottedTotal } from '../product/used-capacity.ts';
import type { TradeRow } from './trade-row.ts';

export async function lockProduct(tx: Transaction, id: string): Promise<TradeRow['product']> {
  const [found] = await tx.select().from(product).where(eq(product.id, id)).for('no key update');
  if (found === undefined) throw new Problem('NOT_FOUND');
  return found;
}

type Product = TradeRow['product'];

export function poolOf({ poolQty, lotSize }: Product): { pool: Decimal; lot: Decimal } {
  return { pool: String(poolQty ?? 0), lot: String(lotSize ?? 1) };
}

/** Requires the product to be locked. */
export async function requireLeftInPool(
  reader: Reader,
  product: Product,
  needed: Decimal,
): Promise<void> {
  const left = minus(poolOf(product).pool, await allottedTotal(reader, product.id));
  if (compare(needed, left) <= 0) return;
  throw new Problem('ALLOTTED_ABOVE_POOL', { values: { left, needed: formatRate(needed) } });
}

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
