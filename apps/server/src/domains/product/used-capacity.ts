import { and, eq, inArray, ne, notInArray, sql, sum } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { tradeRecord } from '../../kernel/db/schema.ts';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import {
  compare,
  type Decimal,
  formatMoney,
  formatRate,
  isWholeLots,
  minus,
} from '../../kernel/money/decimal.ts';
import type { ProductRow } from './product-types.ts';

type Room = Pick<ProductRow, 'poolQty' | 'currency' | 'terms'>;

/**
 * Throws VALIDATION (BELOW_TAKEN). Requires the product to be locked. Checks lowered limits only: an oversubscribed
 * product can still be renamed.
 */
export async function requireCapacityKept(
  reader: Reader,
  before: ProductRow,
  after: Room,
): Promise<void> {
  const errors: FieldProblem[] = [];
  if (after.poolQty !== null && after.poolQty < (before.poolQty ?? 0)) {
    const taken = await allottedTotal(reader, before.id);
    if (compare(String(after.poolQty), taken) < 0) errors.push(belowTaken('pool_qty', taken));
  }
  const [was, capacity] = [capacityOf(before), capacityOf(after)];
  if (capacity !== null && (was === null || compare(capacity, was) < 0)) {
    const taken = await investedIn(reader, { productId: before.id });
    if (compare(capacity, taken) < 0) {
      errors.push(belowTaken('capacity', formatMoney(taken, before.currency)));
    }
  }
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
}

function belowTaken(field: string, taken: Decimal): FieldProblem {
  return { field, code: 'BELOW_TAKEN', values: { taken } };
}

function capacityOf({ terms }: Pick<Room, 'terms'>): Decimal | null {
  const capacity = terms['capacity'];
  return typeof capacity === 'string' ? capacity : null;
}

export async function allottedTotal(reader: Reader, productId: string): Promise<Decimal> {
  const [row] = await reader
    .select({ taken: sum(tradeRecord.allottedQty) })
    .from(tradeRecord)
    .where(
      and(
        eq(tradeRecord.productId, productId),
        notInArray(tradeRecord.status, ['awaiting', 'released']),
      ),
    );
  return formatRate(row?.taken ?? '0');
}

export async function investedIn(
  reader: Reader,
  { productId, clientId }: { productId: string; clientId?: string },
): Promise<Decimal> {
  const { status, amount, payable } = tradeRecord;
  const [row] = await reader
    .select({
      invested: sql<Decimal>`coalesce(sum(case ${status} when 'awaiting' then ${amount} else ${payable} end), 0)`,
    })
    .from(tradeRecord)
    .where(
      and(
        eq(tradeRecord.productId, productId),
        inArray(status, ['awaiting', 'payment', 'outstanding', 'holding']),
        ne(tradeRecord.kind, 'subscribe'),
        clientId === undefined ? undefined : eq(tradeRecord.clientId, clientId),
      ),
    );
  return row?.invested ?? '0';
}

export function poolOf({ poolQty, lotSize }: ProductRow): { pool: Decimal; lot: Decimal } {
  return { pool: String(poolQty ?? 0), lot: String(lotSize ?? 1) };
}

/** Requires the product to be locked. */
export async function requireLeftInPool(
  reader: Reader,
  product: ProductRow,
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
