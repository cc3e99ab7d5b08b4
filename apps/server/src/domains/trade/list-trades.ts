import type { Schemas } from '@brokerdesk/sdk';
import { asc, count, eq, type SQL, sum } from 'drizzle-orm';
import type { Reader } from '../../db/database.ts';
import { client, product, tradeRecord } from '../../db/schema.ts';
import type { Selected, Slice } from '../../lists/slice.ts';
import { formatMoney } from '../../money/decimal.ts';
import type { Decider } from '../approval/decider.ts';
import { selectTradeRows } from './trade-row.ts';
import { tradeView } from './trade-view.ts';

export async function selectTrades(
  reader: Reader,
  decider: Decider,
  slice: Slice,
): Promise<Selected<Schemas.Trade>> {
  const { rows, cursor } = await selectTradeRows(reader, slice);
  return { list: rows.map((row) => tradeView(row, decider)), cursor };
}

/** What was applied for, or what was paid, by currency, over the whole filter. */
export async function sumTrades(
  reader: Reader,
  where: SQL | undefined,
  of: 'amount' | 'paid' = 'amount',
): Promise<{ total: number; totals: Schemas.CurrencyTotal[] }> {
  const rows = await reader
    .select({ currency: tradeRecord.currency, count: count(), amount: sum(tradeRecord[of]) })
    .from(tradeRecord)
    .innerJoin(client, eq(client.id, tradeRecord.clientId))
    .innerJoin(product, eq(product.id, tradeRecord.productId))
    .where(where)
    .groupBy(tradeRecord.currency)
    .orderBy(asc(tradeRecord.currency));
  return {
    total: rows.reduce((total, row) => total + row.count, 0),
    totals: rows.map((row) => ({ ...row, amount: formatMoney(row.amount ?? '0', row.currency) })),
  };
}
