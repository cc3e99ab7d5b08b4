import type { Schemas } from '@brokerdesk/sdk';
import type { Reader } from '../../kernel/db/database.ts';
import { findCalendar } from '../exchange/find-calendar.ts';
import {
  closingAfter,
  type DealingDay,
  dealingDay,
  momentOf,
  tradeDay,
} from '../exchange/market-days.ts';
import type { ProductRow } from '../product/product-types.ts';
import { lastKnownDay } from '../product/struck-nav.ts';
import { isPriced, type TradeTerms, type TradeWithProduct, termsOf } from './trade-terms.ts';

export const dayMs = 24 * 60 * 60 * 1000;

export function termEnd(of: TradeTerms, begunAt: Date): Date | null {
  return of.term_days == null ? null : new Date(begunAt.getTime() + of.term_days * dayMs);
}

export function tradingStart({ trade_date: day }: TradeTerms, timeZone: string): Date | null {
  return day == null ? null : momentOf(day, '00:00', timeZone);
}

const months: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };
const days: Readonly<Record<string, number>> = { day: 1, week: 7 };

export function nextBillAt(period: string, from: Date): Date | null {
  const name = period.toLowerCase().replace(/ly$/, '');
  const inMonths = months[name];
  if (inMonths !== undefined) return addMonths(from, inMonths);
  const inDays = days[name === 'dai' ? 'day' : name] ?? Number(/^(\d{1,4}) ?d?$/.exec(name)?.[1]);
  return Number.isNaN(inDays) ? null : new Date(from.getTime() + inDays * dayMs);
}

function addMonths(from: Date, count: number): Date {
  const later = new Date(from);
  later.setUTCMonth(from.getUTCMonth() + count);
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later;
}

export function isOpen(
  { status }: ProductRow,
  terms: TradeTerms,
  { at, timeZone }: { at: Date; timeZone: string },
): boolean {
  if (status === 'closed' || status === 'withdrawn' || status === 'disabled') return false;
  const from = terms.open_at ?? terms.apply_start;
  const until = closesAt(terms, timeZone);
  return (from == null || at >= from) && (until === null || at < until);
}

export const closesAt = (terms: TradeTerms, timeZone: string): Date | null =>
  terms.close_at ?? terms.apply_end ?? tradingStart(terms, timeZone);

export function lockedUntil({ trade, product }: TradeWithProduct, now: Date) {
  const { lockup_until: lockup, listing_at: listing } = termsOf(product);
  const starts = trade.kind === 'daily' ? trade.cutoffAt : null;
  const until = Math.max(...[lockup, listing, starts].map((one) => one?.getTime() ?? 0));
  return now.getTime() < until ? new Date(until) : null;
}

/** The close of a market day; null if the product is unpriced. */
export async function settleDate(
  reader: Reader,
  { trade, product }: TradeWithProduct,
  at: Date,
): Promise<Date | null> {
  if (!isPriced(trade.kind)) return null;
  const terms = termsOf(product);
  const calendar = await findCalendar(reader, terms.market);
  const sold = tradeDay(calendar, at);
  return closingAfter(calendar, sold, calendar.settleDays);
}

export async function dealingOf(
  reader: Reader,
  fund: ProductRow,
  at: Date,
): Promise<DealingDay & { confirmAt: Date }> {
  const terms = termsOf(fund);
  const calendar = await findCalendar(reader, terms.market);
  const known = await lastKnownDay(reader, { id: fund.id, timezone: calendar.timezone, at });
  const { day, cutoffAt } = dealingDay(calendar, at, { cutoff: terms.cutoff ?? null, known });
  return { day, cutoffAt, confirmAt: closingAfter(calendar, day, terms.confirm_days ?? 0) };
}

export async function dealingView(
  reader: Reader,
  of: ProductRow,
  at: Date,
): Promise<Schemas.Dealing | null> {
  if (of.kind !== 'fund') return null;
  const { day, cutoffAt, confirmAt } = await dealingOf(reader, of, at);
  return { day, cutoff_at: cutoffAt.toISOString(), confirm_at: confirmAt.toISOString() };
}

export async function confirmDate(
  reader: Reader,
  { trade, product }: TradeWithProduct,
): Promise<Date | null> {
  const day = trade.phase === 'redeeming' ? trade.redeemDay : trade.dealingDay;
  if (trade.phase === null || day === null) return null;
  const { market, confirm_days: days } = termsOf(product);
  const calendar = await findCalendar(reader, market);
  return closingAfter(calendar, day, days ?? 0);
}
