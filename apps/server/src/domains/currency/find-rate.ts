import { sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { rate } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { type Decimal, formatRate, invertRate } from '../../kernel/money/decimal.ts';

export interface FoundRate {
  rate: Decimal;
  effectiveAt: Date;
  expiresAt: Date | null;
}

export interface AskedRate {
  primary: string;
  secondary: string;
  at: Date;
}

/**
 * How much of `secondary` one unit of `primary` buys at that moment: as quoted or, where only the
 * opposite pair ever was, its inverse. The newest quotation of a pair replaces the older ones for good:
 * once it has expired, the pair has no rate until a new one comes, nor the inverse of the opposite one,
 * whose spread is another. Undefined where there is none.
 */
async function findRate(reader: Reader, asked: AskedRate): Promise<FoundRate | undefined> {
  return (await findRates(reader, [asked]))[0];
}

/** The same for many, each in its place, in one query. */
export async function findRates(
  reader: Reader,
  asked: readonly AskedRate[],
): Promise<(FoundRate | undefined)[]> {
  const others = asked.filter(({ primary, secondary }) => primary !== secondary);
  const quoted = await newestQuotations(reader, others);
  const opposite = await newestQuotations(
    reader,
    others
      .filter((ask) => !quoted.has(keyOf(ask)))
      .map(({ primary, secondary, at }) => ({ primary: secondary, secondary: primary, at })),
  );
  return asked.map((ask) => {
    const { primary, secondary, at } = ask;
    if (primary === secondary) return { rate: '1', effectiveAt: at, expiresAt: null };
    const direct = quoted.get(keyOf(ask));
    const inverse = opposite.get(keyOf({ primary: secondary, secondary: primary, at }));
    const found = direct ?? inverse;
    if (found === undefined || (found.expiresAt !== null && found.expiresAt <= at))
      return undefined;
    return { ...found, rate: direct ? formatRate(direct.rate) : invertRate(found.rate) };
  });
}

/** The same where the rate is needed: throws RATE_UNAVAILABLE. */
export async function requireRate(reader: Reader, asked: AskedRate): Promise<FoundRate> {
  const found = await findRate(reader, asked);
  if (found === undefined) throw rateUnavailable(asked);
  return found;
}

export function rateUnavailable({ primary, secondary }: AskedRate): Problem {
  return new Problem('RATE_UNAVAILABLE', { values: { pair: `${primary}/${secondary}` } });
}

const keyOf = ({ primary, secondary, at }: AskedRate) => `${primary} ${secondary} ${at.getTime()}`;

/** The newest quotation of each pair at its moment, by `keyOf`; it may be over. */
async function newestQuotations(
  reader: Reader,
  asked: readonly AskedRate[],
): Promise<Map<string, FoundRate>> {
  if (asked.length === 0) return new Map();
  const asks = JSON.stringify(asked.map((ask) => ({ key: keyOf(ask), ...ask })));
  const rows = await reader
    .select({
      key: sql<string>`asked.key`,
      rate: rate.final,
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
