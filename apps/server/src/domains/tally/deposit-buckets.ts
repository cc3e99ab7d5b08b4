import { and, gte, lt, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { deposit, depositBandTally } from '../../kernel/db/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { type DepositQuery, depositFilter } from '../deposit/list-deposits.ts';
import { amountRange } from './amount-range.ts';
import { bucketOf } from './bucket-of.ts';
import type { Axis } from './deposit-axis.ts';
import { partLines, unionAll } from './deposit-lines.ts';
import { asksOnly, depositKeys, ofDeposits } from './read-tallies.ts';

const rangeKeys: ReadonlySet<string> = new Set([...depositKeys, 'amount_min', 'amount_max']);
const bucketOfDeposit = sql<string>`amount_band(${deposit.amount})`;

/** The deposits of a filter by the bucket of their amount: buckets from the tally, and the ends of the range counted. */
function linesOfBuckets(reader: Reader, actor: Actor, query: DepositQuery) {
  const range = asksOnly(query, rangeKeys) ? amountRange(query) : null;
  if (range === null) return null;
  const t = depositBandTally;
  const whole = reader
    .select({
      step: sql<string>`${t.band}`.as('step'),
      currency: t.currency,
      count: t.count,
      amount: t.amount,
      base: sql<string>`${t.baseAmount}`.as('base'),
      unrated: t.unrated,
    })
    .from(t)
    .where(and(ofDeposits(t, actor, query), range.buckets(t.band)));
  const { amount_min: _, amount_max: __, ...unlimited } = query;
  const filter = depositFilter(actor, unlimited);
  const ends = range.ends.map(({ sign, where }) =>
    partLines(reader, bucketOfDeposit, { sign, where: and(where, filter) }),
  );
  return unionAll('bands', [whole, ...ends]);
}

/** The buckets of amounts. */
export const depositBuckets: Axis = {
  sortKey: 'amount',
  lines: linesOfBuckets,
  within: (first, last) => and(gte(deposit.amount, first), lt(deposit.amount, bucketOf(last).to)),
};
