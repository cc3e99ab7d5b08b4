import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { product, tradeRecord } from '../../kernel/db/schema.ts';
import { invalid } from '../../kernel/errors/problem.ts';
import {
  changedBy,
  compare,
  convert,
  type Decimal,
  formatMoney,
  formatRate,
  interestOn,
  minus,
  negate,
  percentOf,
  percentRoundedUp,
  plus,
  priceText,
  roundPrice,
  smaller,
  times,
} from '../../kernel/money/decimal.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { valueForLimits } from '../currency/find-rate.ts';
import { dayMs, type TradeTerms, termsOf } from './trade-terms.ts';

export type PricedKind = Exclude<keyof Schemas.PriceDistances, 'fund'>;

export function isPriced(kind: Schemas.TradeKind): kind is PricedKind {
  return kind === 'stock' || kind === 'block' || kind === 'ipo';
}

/** Elsewhere `settleAt` is the end of the term. */
export const settlesOnDate = (kind: Schemas.TradeKind) => isPriced(kind) || kind === 'fund';

/**
 * In per cent: more than liquid stocks usually move in a day. Further from the reference, a price needs a source and
 * a second person.
 */
const nearPct = '5';

export type PriceBounds = NonNullable<ReturnType<typeof priceBounds>>;

/** The prices that are taken, bounds included. Null if the product does not say what it is worth. */
export function priceBounds(
  kind: PricedKind,
  terms: TradeTerms,
  distances: Schemas.PriceDistances,
) {
  const reference = referenceOf(kind, terms);
  if (reference == null) return null;
  const distance = distances[kind];
  const lowest = changedBy(reference, negate(distance));
  return {
    reference,
    priceMin: compare(lowest, '0') < 0 ? '0' : roundPrice(lowest, 'up'),
    priceMax: roundPrice(changedBy(reference, distance), 'down'),
    ...nearBounds(reference),
  };
}

/** Throws VALIDATION at the field. */
export function requireNear(
  field: string,
  price: Decimal,
  { reference, priceMin, priceMax }: PriceBounds,
  currency: string,
): void {
  if (compare(price, priceMin) >= 0 && compare(price, priceMax) <= 0) return;
  const values = {
    reference: priceText(reference, currency),
    lowest: priceText(priceMin, currency),
    highest: priceText(priceMax, currency),
  };
  throw invalid({ field, code: 'PRICE_TOO_FAR', values });
}

export function isFarPrice(kind: PricedKind, terms: TradeTerms, price: Decimal | null): boolean {
  const reference = referenceOf(kind, terms);
  if (price === null || reference == null) return false;
  const { nearMin, nearMax } = nearBounds(reference);
  return compare(price, nearMin) < 0 || compare(price, nearMax) > 0;
}

function nearBounds(reference: Decimal) {
  return {
    nearMin: roundPrice(changedBy(reference, negate(nearPct)), 'up'),
    nearMax: roundPrice(changedBy(reference, nearPct), 'down'),
  };
}

function referenceOf(kind: PricedKind, terms: TradeTerms): Decimal | null | undefined {
  switch (kind) {
    case 'stock':
      return terms.prev_close ?? terms.limit_up_price;
    case 'block':
      return terms.ref_close ?? terms.agreed_price;
    case 'ipo':
      return terms.issue_price;
  }
}

/** Profit of that many pieces at the price, rounded down, less the amount paid for them. */
export function profitAt(
  price: Decimal,
  { quantity, paid, currency }: { quantity: Decimal; paid: Decimal; currency: string },
): Decimal {
  return minus(convert(quantity, price, currency), paid);
}

interface Holding {
  paid: Decimal;
  feePct: Decimal;
  currency: string;
  openedAt: Date;
}

export type ProfitBounds = ReturnType<typeof profitBounds>;

/**
 * Allowed profit of an unpriced holding before the fee, bounds included. Maximum: target return × days held, with the
 * tolerance, capped per day. Minimum: the loss that leaves the client with nothing.
 */
export function profitBounds(
  { paid, feePct, currency, openedAt }: Holding,
  { target_return: target, term_days: term }: Pick<TradeTerms, 'target_return' | 'term_days'>,
  limits: Omit<Schemas.ProfitLimits, 'price_distance_pct'>,
  at: Date,
) {
  const moneyDays = times(paid, daysEarned({ openedAt, term: term ?? null }, at));
  const cap = percentOf(moneyDays, limits.day_cap_pct, currency);
  const aim =
    target == null
      ? cap
      : interestOn(moneyDays, changedBy(target, limits.target_tolerance_pct), currency);
  return {
    profitMin: minus(percentRoundedUp(paid, feePct, currency), paid),
    profitMax: smaller(cap, aim),
  };
}

/** Days that count: one that has begun as a whole one, and none after the term. */
function daysEarned({ openedAt, term }: { openedAt: Date; term: number | null }, at: Date): number {
  const held = Math.max(1, Math.ceil((at.getTime() - openedAt.getTime()) / dayMs));
  return term === null ? held : Math.min(held, Math.max(1, term));
}

const pricedKinds = ['fund', 'stock', 'block'] as const;

/** Null until the product has one. An issue or agreed price is no price of the market. */
function currentPrice(
  kind: Schemas.TradeKind,
  { nav, nav_at: navAt, prev_close: last, ref_close: reference, priced_at: at }: TradeTerms,
) {
  const price = kind === 'fund' ? nav : kind === 'stock' ? last : reference;
  if (price == null) return null;
  return { price, pricedAt: (kind === 'fund' ? navAt : at) ?? null };
}

export async function valueHoldings(reader: Reader, where: SQL | undefined) {
  const rows = await reader
    .select({ held: tradeRecord, of: product })
    .from(tradeRecord)
    .innerJoin(product, eq(product.id, tradeRecord.productId))
    .where(
      and(where, inArray(tradeRecord.kind, [...pricedKinds]), isNotNull(tradeRecord.allottedQty)),
    );
  const sums = new Map<string, Record<'paid' | 'value' | 'result', Decimal>>();
  const values = rows.flatMap(({ held, of }) => {
    const { id, kind, currency, allottedQty, paid } = held;
    const now = currentPrice(kind, termsOf(of));
    if (now === null || allottedQty === null) return [];
    const value = convert(allottedQty, now.price, currency);
    const result = profitAt(now.price, { quantity: allottedQty, paid, currency });
    const before = sums.get(currency) ?? { paid: '0', value: '0', result: '0' };
    sums.set(currency, {
      paid: plus(before.paid, paid),
      value: plus(before.value, value),
      result: plus(before.result, result),
    });
    return [
      {
        id,
        price: formatRate(now.price),
        priced_at: now.pricedAt?.toISOString() ?? null,
        value: formatMoney(value, currency),
        result: formatMoney(result, currency),
      },
    ];
  });
  const totals = [...sums].map(([currency, sum]) => ({
    currency,
    paid: formatMoney(sum.paid, currency),
    value: formatMoney(sum.value, currency),
    result: formatMoney(sum.result, currency),
  }));
  return { values, totals: totals.sort((one, other) => (one.currency < other.currency ? -1 : 1)) };
}

/** Results of sales in the base currency: a gain and a loss count alike. Null without a rate. */
export async function resultsInBase(
  reader: Reader,
  sold: readonly Pick<typeof tradeRecord.$inferSelect, 'profit' | 'currency' | 'updatedAt'>[],
  base: string,
): Promise<Pick<Act, 'baseAmount' | 'ratedAt'>> {
  const made = sold.map(({ profit }) => profit ?? '0');
  const amount = made.map((one) => (compare(one, '0') < 0 ? negate(one) : one)).reduce(plus, '0');
  const [first] = sold;
  if (first === undefined || compare(amount, '0') === 0) return { baseAmount: '0' };
  const { currency, updatedAt: madeAt } = first;
  return valueForLimits(reader, { amount, currency, madeAt }, base);
}
