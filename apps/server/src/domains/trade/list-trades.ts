import type { Schemas } from '@brokerdesk/sdk';
import { count, type SQL, sql, sum } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { tradeRecord } from '../../kernel/db/schema.ts';
import type { Selected, Slice } from '../../kernel/lists/slice.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Decider } from '../approval/decider.ts';
import { type BookedFigures, bookedFigures } from '../currency/list-figures.ts';
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

/** What was applied for, or what was paid, by currency and as booked, over the whole filter. */
export async function sumTrades(
  reader: Reader,
  where: SQL | undefined,
  of: 'amount' | 'paid' = 'amount',
): Promise<BookedFigures> {
  const amount = tradeRecord[of];
  // As `order_worth` has it, with the places of the base currency looked up once: it looks them up for each order.
  const worth = sql`trunc(${amount} * ${tradeRecord.baseRate}, (select currency_scale(base_currency())))`;
  const sums = await reader
    .select({
      currency: tradeRecord.currency,
      count: count(),
      amount: sum(amount),
      base: sql<string | null>`sum(${worth})`,
      unrated: sql`count(*) filter (where ${tradeRecord.baseRate} is null)`.mapWith(Number),
    })
    .from(tradeRecord)
    .where(where)
    .groupBy(tradeRecord.currency);
  return bookedFigures(sums);
}

/** The same for the filter of a list: from the tally where it knows it, or counted. */
export async function tradeTotals(
  reader: Reader,
  actor: Actor,
  kind: Schemas.TradeKind,
  query: TradeQuery,
): Promise<BookedFigures> {
  const tallied = await tallyRecords(reader, actor, 'trade_record', query, {
    kinds: [kind],
    kindKeys: [],
  });
  return tallied ?? sumTrades(reader, tradeFilter(actor, kind, query));
}
