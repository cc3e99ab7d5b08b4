import type { Schemas } from '@brokerdesk/sdk';
import * as v from 'valibot';
import type { product } from '../../kernel/db/schema.ts';
import { momentOf } from '../exchange/market-days.ts';

type ProductRow = typeof product.$inferSelect;

const decimal = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^\d+(\.\d+)?$/),
);
const time = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.date(),
);
const count = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.integer(),
  v.minValue(0),
);

const terms = v.object({
  prev_close: v.nullish(decimal),
  limit_up_price: v.nullish(decimal),
  ref_close: v.nullish(decimal),
  agreed_price: v.nullish(decimal),
  issue_price: v.nullish(decimal),
  price_max: v.nullish(decimal),
  market: v.nullish(v.string()),
  cutoff: v.nullish(v.string()),
  confirm_days: v.nullish(count),
  redeem_days: v.nullish(count),
  nav: v.nullish(decimal),
  nav_at: v.nullish(time),
  priced_at: v.nullish(time),
  open_at: v.nullish(time),
  close_at: v.nullish(time),
  apply_start: v.nullish(time),
  apply_end: v.nullish(time),
  funding_model: v.nullish(v.picklist(['prefund', 'pay_on_win'])),
  pay_deadline: v.nullish(time),
  lockup_until: v.nullish(time),
  listing_at: v.nullish(time),
  term_days: v.nullish(count),
  trade_date: v.nullish(v.string()),
  target_return: v.nullish(decimal),
  fee_pct: v.nullish(decimal),
  min_qty: v.nullish(count),
  min_lots: v.nullish(count),
  max_lots: v.nullish(count),
  min_amount: v.nullish(decimal),
  max_amount: v.nullish(decimal),
  capacity: v.nullish(decimal),
  plans: v.nullish(
    v.array(
      v.object({
        name: v.string(),
        fee: decimal,
        period: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
      }),
    ),
  ),
});

export type TradeTerms = v.InferOutput<typeof terms>;

export function termsOf(row: Pick<ProductRow, 'id' | 'terms'>): TradeTerms {
  const parsed = v.safeParse(terms, row.terms);
  if (parsed.success) return parsed.output;
  const where = v.getDotPath(parsed.issues[0]) ?? 'its value';
  throw new Error(`The terms of product ${row.id} are damaged: correct ${where}.`);
}

/** Undefined if an amount is invested: the value that a fund deals at is not known when it is ordered. */
export function priceOf(kind: Schemas.TradeKind, of: TradeTerms): string | undefined {
  const prices: Partial<Record<Schemas.TradeKind, string | null | undefined>> = {
    stock: of.limit_up_price,
    block: of.agreed_price,
    ipo: of.issue_price,
  };
  return prices[kind] ?? undefined;
}

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
