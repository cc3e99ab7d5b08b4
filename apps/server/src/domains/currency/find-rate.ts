import { and, desc, eq, lte } from 'drizzle-orm';
import type { Reader } from '../../db/database.ts';
import { rate } from '../../db/schema.ts';
import { Problem } from '../../http/problem.ts';
import { type Decimal, formatRate, invertRate } from '../../money/decimal.ts';

export interface FoundRate {
  rate: Decimal;
  effectiveAt: Date;
  expiresAt: Date | null;
}

/**
 * How much of `secondary` one unit of `primary` buys at that moment: as quoted or, where only the
 * opposite pair is, its inverse. The newest quotation of a pair replaces the older ones for good:
 * once it has expired, the pair has no rate until a new one comes. Undefined where there is none.
 */
export async function findRate(
  reader: Reader,
  pair: { primary: string; secondary: string },
  at: Date,
): Promise<FoundRate | undefined> {
  if (pair.primary === pair.secondary) return { rate: '1', effectiveAt: at, expiresAt: null };
  const quoted = await newestQuotation(reader, pair.primary, pair.secondary, at);
  if (quoted !== undefined) return { ...quoted, rate: formatRate(quoted.rate) };
  const opposite = await newestQuotation(reader, pair.secondary, pair.primary, at);
  return opposite && { ...opposite, rate: invertRate(opposite.rate) };
}

/** The same where the rate is needed: throws RATE_UNAVAILABLE. */
export async function requireRate(
  reader: Reader,
  pair: { primary: string; secondary: string },
  at: Date,
): Promise<FoundRate> {
  const found = await findRate(reader, pair, at);
  if (found === undefined) {
    throw new Problem('RATE_UNAVAILABLE', {
      values: { pair: `${pair.primary}/${pair.secondary}` },
    });
  }
  return found;
}

async function newestQuotation(
  reader: Reader,
  primary: string,
  secondary: string,
  at: Date,
): Promise<FoundRate | undefined> {
  const [newest] = await reader
    .select({ rate: rate.final, effectiveAt: rate.effectiveAt, expiresAt: rate.expiresAt })
    .from(rate)
    .where(and(eq(rate.primary, primary), eq(rate.secondary, secondary), lte(rate.effectiveAt, at)))
    .orderBy(desc(rate.effectiveAt), desc(rate.id))
    .limit(1);
  const expired = newest?.expiresAt != null && newest.expiresAt <= at;
  return expired ? undefined : newest;
}
