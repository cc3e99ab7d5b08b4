import { and, asc, eq, lt, or } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { rate } from '../../kernel/db/schema.ts';
import { type Decimal, formatRate, invertRate } from '../../kernel/money/decimal.ts';

/** From then on this rate held, until the next step; null where none did. */
export interface RateStep {
  from: Date;
  rate: Decimal | null;
}

type Quotation = Pick<typeof rate.$inferSelect, 'primary' | 'final' | 'effectiveAt' | 'expiresAt'>;

/** The rates of every currency into this one until `until`, as `findRates` would have answered at each moment. */
export async function rateHistory(
  reader: Reader,
  into: string,
  until: Date,
): Promise<Map<string, RateStep[]>> {
  const quotations = await reader
    .select({
      primary: rate.primary,
      secondary: rate.secondary,
      final: rate.final,
      effectiveAt: rate.effectiveAt,
      expiresAt: rate.expiresAt,
    })
    .from(rate)
    .where(and(or(eq(rate.primary, into), eq(rate.secondary, into)), lt(rate.effectiveAt, until)))
    .orderBy(asc(rate.effectiveAt), asc(rate.id));
  const byCurrency = Map.groupBy(quotations, ({ primary, secondary }) =>
    primary === into ? secondary : primary,
  );
  const histories = new Map<string, RateStep[]>([[into, [{ from: new Date(0), rate: '1' }]]]);
  for (const [currency, quoted] of byCurrency) histories.set(currency, stepsOf(quoted, into));
  return histories;
}

/** Quoted towards `into` or, where that is not or no longer, the inverse of the opposite. */
function stepsOf(quotations: readonly Quotation[], into: string): RateStep[] {
  const moments = quotations.flatMap(({ effectiveAt, expiresAt }) => [effectiveAt, expiresAt]);
  const times = new Set(moments.flatMap((at) => (at === null ? [] : [at.getTime()])));
  const newest: { direct?: Quotation; opposite?: Quotation } = {};
  let next = 0;
  return [...times]
    .sort((a, b) => a - b)
    .map((time) => {
      const at = new Date(time);
      for (let one = quotations[next]; one && one.effectiveAt <= at; one = quotations[++next]) {
        newest[one.primary === into ? 'opposite' : 'direct'] = one;
      }
      const direct = finalAt(newest.direct, at);
      const opposite = finalAt(newest.opposite, at);
      if (direct !== null) return { from: at, rate: formatRate(direct) };
      return { from: at, rate: opposite === null ? null : invertRate(opposite) };
    });
}

function finalAt(quotation: Quotation | undefined, at: Date): Decimal | null {
  if (quotation === undefined) return null;
  const { expiresAt, final } = quotation;
  return expiresAt === null || expiresAt > at ? final : null;
}
