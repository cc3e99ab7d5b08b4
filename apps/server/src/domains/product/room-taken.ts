import type { Reader } from '../../kernel/db/database.ts';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import { compare, type Decimal, formatMoney } from '../../kernel/money/decimal.ts';
import { investedIn } from '../trade/client-limits.ts';
import { takenOf } from '../trade/lock-trade.ts';
import type { ProductRow } from './product-types.ts';

type Room = Pick<ProductRow, 'poolQty' | 'currency' | 'terms'>;

/**
 * Throws VALIDATION (BELOW_TAKEN) if a change lowers a limit below the amount already taken. Requires the
 * product to be locked. Limits that are not lowered are not checked: an oversubscribed product can still be
 * renamed.
 */
export async function requireRoomKept(
  reader: Reader,
  before: ProductRow,
  after: Room,
): Promise<void> {
  const errors: FieldProblem[] = [];
  if (after.poolQty !== null && after.poolQty < (before.poolQty ?? 0)) {
    const taken = await takenOf(reader, before.id);
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
