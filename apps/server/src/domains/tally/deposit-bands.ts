import { and, gte, lt, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { deposit, depositBandTally } from '../../kernel/db/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { type DepositQuery, depositFilter } from '../deposit/deposit-filter.ts';
import { amountRange } from './amount-range.ts';
import { bandOf } from './band-of.ts';
import { partLines, together } from './deposit-lines.ts';
import type { Ruler } from './deposit-ruler.ts';
import { asksOnly, depositKeys, ofDeposits } from './read-tallies.ts';

const rangeKeys: ReadonlySet<string> = new Set([...depositKeys, 'amount_min', 'amount_max']);
const bandOfDeposit = sql<string>`amount_band(${deposit.amount})`;

/** The deposits of a filter by the band of their amount: bands from the tally, and the ends of the range counted. */
function linesOfBands(reader: Reader, actor: Actor, query: DepositQuery) {
  const range = asksOnly(query, rangeKeys) ? amountRange(query) : null;
  if (range === null) return null;
  const t = depositBandTally;
  const whole = reader
    .select({
      step: sql<string>`${t.band}`.as('step'),
      currency: t.currency,
      count: t.count,
      amount: t.amount,
    })
    .from(t)
    .where(and(ofDeposits(t, actor, query), range.bands(t.band)));
  const { amount_min: _, amount_max: __, ...unlimited } = query;
  const filter = depositFilter(actor, unlimited);
  const ends = range.ends.map(({ sign, where }) =>
    partLines(reader, bandOfDeposit, { sign, where: and(where, filter) }),
  );
  return together('bands', [whole, ...ends]);
}

/** The bands of amounts. */
export const depositBands: Ruler = {
  sortKey: 'amount',
  lines: linesOfBands,
  within: (first, last) => and(gte(deposit.amount, first), lt(deposit.amount, bandOf(last).to)),
};
