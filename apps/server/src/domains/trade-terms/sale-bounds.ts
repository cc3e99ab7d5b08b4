import type { Schemas } from '@brokerdesk/sdk';
import { invalid } from '../../kernel/errors/problem.ts';
import {
  changedBy,
  compare,
  type Decimal,
  interestOn,
  minus,
  negate,
  percentOf,
  percentRoundedUp,
  priceText,
  roundPrice,
  smaller,
  times,
} from '../../kernel/money/decimal.ts';
import type { SettingValue } from '../../platform/settings.ts';
import { dayMs } from './trade-dates.ts';
import {
  isPriced,
  type PricedKind,
  type TradeTerms,
  type TradeWithProduct,
  termsOf,
} from './trade-terms.ts';

export type SaleBounds = ({ by: 'price' } & PriceBounds) | ({ by: 'profit' } & ProfitBounds);

export function saleBounds(
  { trade, product }: TradeWithProduct,
  limits: Schemas.ProfitLimits,
  at: Date,
): SaleBounds | null {
  const { kind, openedAt } = trade;
  if (trade.status !== 'holding' || openedAt === null) return null;
  // A subscription is spent, and a fund is redeemed.
  if (kind === 'subscribe' || kind === 'fund') return null;
  const terms = termsOf(product);
  if (!isPriced(kind)) {
    const begunAt = trade.cutoffAt ?? openedAt;
    return { by: 'profit', ...profitBounds({ ...trade, openedAt: begunAt }, terms, limits, at) };
  }
  const bounds = priceBounds(kind, terms, limits.price_distance_pct);
  return bounds === null ? null : { by: 'price', ...bounds };
}

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

function isFarPrice(kind: PricedKind, terms: TradeTerms, price: Decimal | null): boolean {
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

export function requireFreshReference(
  { nav_at, priced_at }: TradeTerms,
  { nav_days, close_days }: SettingValue<'trade'>['max_ages'],
  now: Date,
): void {
  const references = [
    { field: 'amount', code: 'REFERENCE_OUTDATED', at: nav_at, days: nav_days },
    { field: 'quantity', code: 'CLOSE_OUTDATED', at: priced_at, days: close_days },
  ] as const;
  for (const { field, code, at, days } of references) {
    if (at == null || !isOlder(at, days, now)) continue;
    throw invalid({ field, code, values: { at, days: String(days) } });
  }
}

const isOlder = (at: Date, days: number, now: Date) => now.getTime() - at.getTime() > days * dayMs;

export function hasOutdatedClose(
  { product }: Pick<TradeWithProduct, 'product'>,
  { close_days: days }: SettingValue<'trade'>['max_ages'],
  now: Date,
): boolean {
  const { priced_at: at } = termsOf(product);
  return at != null && isOlder(at, days, now);
}

/** Whether a sale needs a reason and a second person: what it says that it makes rests on no price, or on no near one. */
export function isFarSale(
  row: TradeWithProduct,
  price: Decimal | null,
  ages: SettingValue<'trade'>['max_ages'],
  now: Date,
): boolean {
  const { kind } = row.trade;
  const isFar = !isPriced(kind) || isFarPrice(kind, termsOf(row.product), price);
  return isFar || hasOutdatedClose(row, ages, now);
}
