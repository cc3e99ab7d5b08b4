import type { Schemas } from '@brokerdesk/sdk';
import { asc, count, type SQL, sum } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { tradeRecord } from '../../kernel/db/schema.ts';
import type { Selected, Slice } from '../../kernel/lists/slice.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Decider } from '../approval/decider.ts';
import { tallyRecords } from '../tally/record-tally.ts';
import { type TradeQuery, tradeFilter } from './trade-filter.ts';
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
    .where(where)
    .groupBy(tradeRecord.currency)
    .orderBy(asc(tradeRecord.currency));
  return {
    total: rows.reduce((total, row) => total + row.count, 0),
    totals: rows.map((row) => ({ ...row, amount: formatMoney(row.amount ?? '0', row.currency) })),
  };
}

/** The same for the filter of a list: from the tally where it knows it, or counted. */
export async function tradeTotals(
  reader: Reader,
  actor: Actor,
  kind: Schemas.TradeKind,
  query: TradeQuery,
) {
  const tallied = await tallyRecords(reader, actor, 'trade_record', query, {
    kinds: [kind],
    kindKeys: [],
  });
  return tallied ?? sumTrades(reader, tradeFilter(actor, kind, query));
}
