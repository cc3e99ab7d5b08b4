import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import { rate, setting } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import {
  compare,
  convertForLimit,
  type Decimal,
  formatRate,
  invertRate,
  minus,
  plus,
} from '../../kernel/money/decimal.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { parseSetting } from '../../platform/settings.ts';

export interface FoundRate {
  rate: Decimal;
  effectiveAt: Date;
  expiresAt: Date | null;
}

export interface RateRequest {
  primary: string;
  secondary: string;
  at: Date;
}

/** `mid` values an amount; `client` is what a client gets, who pays the spread in both directions. */
type Side = 'mid' | 'client';

/**
 * The newest quotation of a pair replaces the older ones for good, also once it has expired. If both directions are
 * quoted, the worse one counts, so that there and back always costs the spread.
 */
export async function findRates(
  reader: Reader,
  requests: readonly RateRequest[],
  side: Side = 'mid',
): Promise<(FoundRate | undefined)[]> {
  const others = requests.filter(({ primary, secondary }) => primary !== secondary);
  const quoted = await newestQuotations(reader, others);
  const opposite = await newestQuotations(
    reader,
    others
      .filter((ask) => side === 'client' || !quoted.has(keyOf(ask)))
      .map(({ primary, secondary, at }) => ({ primary: secondary, secondary: primary, at })),
  );
  return requests.map((ask) => {
    const { primary, secondary, at } = ask;
    if (primary === secondary) return { rate: '1', effectiveAt: at, expiresAt: null };
    const direct = quoted.get(keyOf(ask));
    const inverse = opposite.get(keyOf({ primary: secondary, secondary: primary, at }));
    const found = direct ?? inverse;
    if (found === undefined || isOver(found, at)) return undefined;
    const { effectiveAt, expiresAt } = found;
    const rates = [
      ...(direct ? [forward(direct, side)] : []),
      ...(inverse && !isOver(inverse, at) ? [backward(inverse, side)] : []),
    ];
    const rate = rates.reduce((one, other) => (compare(other, one) < 0 ? other : one));
    return { rate, effectiveAt, expiresAt };
  });
}

const isOver = ({ expiresAt }: Quotation, at: Date) => expiresAt !== null && expiresAt <= at;

const forward = ({ mid, spread }: Quotation, side: Side): Decimal =>
  formatRate(side === 'mid' ? mid : minus(mid, spread));

/** The inverse of the ask, rounded down: a client never gains by rounding. */
const backward = ({ mid, spread }: Quotation, side: Side): Decimal =>
  side === 'mid' ? invertRate(mid) : invertRate(plus(mid, spread), 'down');

interface Valued {
  amount: Decimal;
  currency: string;
  madeAt: Date;
}

export async function valueInBase(
  reader: Reader,
  valued: Valued,
  base: string,
): Promise<Decimal | null> {
  return (await valueForLimits(reader, valued, base)).baseAmount;
}

export async function valueForLimits(
  reader: Reader,
  { amount, currency, madeAt }: Valued,
  base: string,
): Promise<Pick<Act, 'baseAmount' | 'ratedAt'>> {
  const [found] = await findRates(reader, [{ primary: currency, secondary: base, at: madeAt }]);
  if (found === undefined) return { baseAmount: null };
  return { baseAmount: convertForLimit(amount, found.rate, base), ratedAt: found.effectiveAt };
}

const newest = (primary: PgColumn | SQL, secondary: PgColumn | SQL, at: PgColumn) =>
  sql`(select max(quoted.effective_at) from ${rate} quoted
    where quoted.primary_currency = ${primary} and quoted.secondary_currency = ${secondary}
    and quoted.effective_at <= ${at})`;

/** When the rate was quoted that gave a record its base amount, chosen as in `findRates`. */
export function ratedAt({ currency, madeAt }: { currency: PgColumn; madeAt: PgColumn }) {
  const base = sql`coalesce((select ${setting.value}->>'base_currency' from ${setting}
    where ${setting.key} = 'trade'), ${parseSetting('trade', undefined).base_currency})`;
  const at = sql`coalesce(${newest(currency, base, madeAt)}, ${newest(base, currency, madeAt)})`;
  return sql<Date | null>`case when ${currency} <> ${base} then ${at} end`.mapWith(
    rate.effectiveAt,
  );
}

/** Throws RATE_UNAVAILABLE. */
export async function requireRate(reader: Reader, request: RateRequest): Promise<FoundRate> {
  const [found] = await findRates(reader, [request], 'client');
  if (found === undefined) throw rateUnavailable(request);
  return found;
}

const hourMs = 60 * 60 * 1000;

/** Throws RATE_OUTDATED. */
export function requireFreshRate(
  { effectiveAt }: FoundRate,
  { primary, secondary, at }: RateRequest,
  maxHours: number,
): void {
  if (at.getTime() - effectiveAt.getTime() <= maxHours * hourMs) return;
  throw new Problem('RATE_OUTDATED', {
    values: { pair: `${primary}/${secondary}`, at: effectiveAt, hours: String(maxHours) },
  });
}

export function rateUnavailable({ primary, secondary }: RateRequest): Problem {
  return new Problem('RATE_UNAVAILABLE', { values: { pair: `${primary}/${secondary}` } });
}

const keyOf = ({ primary, secondary, at }: RateRequest) =>
  `${primary} ${secondary} ${at.getTime()}`;

interface Quotation extends Omit<FoundRate, 'rate'> {
  mid: Decimal;
  spread: Decimal;
}

async function newestQuotations(
  reader: Reader,
  requests: readonly RateRequest[],
): Promise<Map<string, Quotation>> {
  if (requests.length === 0) return new Map();
  const asks = JSON.stringify(requests.map((ask) => ({ key: keyOf(ask), ...ask })));
  const rows = await reader
    .select({
      key: sql<string>`asked.key`,
      mid: rate.mid,
      spread: rate.spread,
      effectiveAt: rate.effectiveAt,
      expiresAt: rate.expiresAt,
    })
    .from(
      sql`jsonb_to_recordset(${asks}::jsonb)
        as asked(key text, "primary" text, secondary text, at timestamptz)`,
    )
    .innerJoin(
      rate,
      sql`${rate.id} = (
        select newest.id from rate newest
        where newest.primary_currency = asked.primary
          and newest.secondary_currency = asked.secondary and newest.effective_at <= asked.at
        order by newest.effective_at desc, newest.id desc limit 1)`,
    );
  return new Map(rows.map(({ key, ...found }) => [key, found]));
}
