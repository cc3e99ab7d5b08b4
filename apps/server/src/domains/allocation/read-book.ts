import { and, asc, eq } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { client, tradeRecord } from '../../kernel/db/schema.ts';
import type { Applicant } from './schemes/applicant.ts';

/** An order that waits: whose it is, and how many pieces it applied for. */
export interface BookedOrder {
  id: string;
  clientId: string;
  applied: number;
  isRobot: boolean;
}

/** The orders of a product that wait, in the order in which they came. */
export async function readBook(reader: Reader, productId: string): Promise<BookedOrder[]> {
  const rows = await reader
    .select({
      id: tradeRecord.id,
      clientId: tradeRecord.clientId,
      applied: tradeRecord.appliedQty,
      isRobot: client.fake,
    })
    .from(tradeRecord)
    .innerJoin(client, eq(client.id, tradeRecord.clientId))
    .where(and(eq(tradeRecord.productId, productId), eq(tradeRecord.status, 'awaiting')))
    .orderBy(asc(tradeRecord.createdAt), asc(tradeRecord.id));
  return rows.map((row) => ({ ...row, applied: Number(row.applied ?? '0') }));
}

/** Those that take part in a scheme, in whole lots. */
export function applicantsOf(
  book: readonly BookedOrder[],
  { lot, includeRobots }: { lot: number; includeRobots: boolean },
): Applicant[] {
  return book
    .filter(({ isRobot }) => includeRobots || !isRobot)
    .map(({ id, clientId, applied }) => ({ id, clientId, lots: Math.floor(applied / lot) }));
}
