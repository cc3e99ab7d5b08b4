import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { tradeRecord } from '../../kernel/db/schema.ts';
import type { Decimal } from '../../kernel/money/decimal.ts';

/**
 * What clients have in a product: what it costs where that is decided, what was applied for until
 * then. What is sold is no longer in it, and a subscription pays a fee and invests nothing.
 */
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
