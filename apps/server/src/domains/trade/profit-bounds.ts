import type { Schemas } from '@brokerdesk/sdk';
import {
  changedBy,
  type Decimal,
  interestOn,
  minus,
  percentOf,
  percentRoundedUp,
  smaller,
  times,
} from '../../kernel/money/decimal.ts';
import { dayMs, type TradeTerms } from './trade-terms.ts';

interface Holding {
  paid: Decimal;
  feePct: Decimal;
  currency: string;
  openedAt: Date;
}

export interface ProfitBounds {
  /** Both are taken. */
  profitMin: Decimal;
  profitMax: Decimal;
}

/**
 * What a holding without a price may have made by then, before the fee: at most what the product aims
 * at over the days held, with the tolerance, and never more than the cap for each of them; at least
 * what leaves the client with nothing.
 */
export function profitBounds(
  { paid, feePct, currency, openedAt }: Holding,
  { target_return: target, term_days: term }: Pick<TradeTerms, 'target_return' | 'term_days'>,
  limits: Omit<Schemas.ProfitLimits, 'price_distance_pct'>,
  at: Date,
): ProfitBounds {
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
