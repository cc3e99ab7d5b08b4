import type { Reader } from '../../kernel/db/database.ts';
import { findCalendar } from '../exchange/find-calendar.ts';
import { closingTime, marketDayAfter, tradeDay } from '../exchange/market-days.ts';
import type { TradeRow } from './trade-row.ts';
import { termsOf } from './trade-terms.ts';
import { isPriced } from './value-sale.ts';

type Row = Pick<TradeRow, 'product'> & { trade: Pick<TradeRow['trade'], 'kind' | 'status'> };

/** When the money of a sale of that moment is due: at the close of a market day; null where a piece has no price. */
export async function settleDate(
  reader: Reader,
  { trade, product }: Row,
  at: Date,
): Promise<Date | null> {
  if (!isPriced(trade.kind)) return null;
  const terms = termsOf(product);
  const calendar = await findCalendar(reader, terms.market);
  const days = terms.redeem_days ?? calendar.settleDays;
  const sold = tradeDay(calendar, at, terms.cutoff ?? null);
  return closingTime(calendar, marketDayAfter(calendar, sold, days));
}

/** By when a fund's order that waits is to be confirmed; null for all others. */
export async function confirmDate(
  reader: Reader,
  { trade, product }: { trade: TradeRow['trade']; product: TradeRow['product'] },
): Promise<Date | null> {
  const terms = termsOf(product);
  if (trade.status !== 'awaiting' || terms.confirm_days == null) return null;
  const calendar = await findCalendar(reader, terms.market);
  const ordered = tradeDay(calendar, trade.createdAt, terms.cutoff ?? null);
  return closingTime(calendar, marketDayAfter(calendar, ordered, terms.confirm_days));
}
