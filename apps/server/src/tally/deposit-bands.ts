import { and, gt, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Reader } from '../db/database.ts';
import { deposit, depositBandTally } from '../db/schema.ts';
import { type DepositQuery, depositFilter } from '../domains/deposit/deposit-filter.ts';
import type { Actor } from '../http/actor.ts';
import { when } from '../lists/when.ts';
import { compare } from '../money/decimal.ts';
import { type Band, bandOf } from './band-of.ts';
import type { Ruler } from './deposit-ruler.ts';
import { asksOnly, depositKeys, ofDeposits } from './read-tallies.ts';

const rangeKeys: ReadonlySet<string> = new Set([...depositKeys, 'amount_min', 'amount_max']);

/**
 * The deposits of a filter by the band of their amount: bands from the tally, and at either end what the
 * band has above the limit, counted: to be added, or to be taken off. So the lower end of a band, which
 * is what people pay in most (1,000.00), is never counted.
 */
function linesOfBands(reader: Reader, actor: Actor, query: DepositQuery) {
  if (!asksOnly(query, rangeKeys)) return null;
  const lowest = limitOf(query.amount_min);
  const highest = limitOf(query.amount_max);
  // What is above a limit may only be taken off what the bands below it hold.
  if (lowest && highest && compare(lowest.limit, highest.limit) > 0) return null;
  const t = depositBandTally;
  const whole = reader
    .select({
      step: sql<string>`${t.band}`.as('step'),
      currency: t.currency,
      count: t.count,
      amount: t.amount,
    })
    .from(t)
    .where(
      and(
        ofDeposits(t, actor, query),
        when(lowest, ({ band, atStart }) => (atStart ? gte : gt)(t.band, band.from)),
        when(highest, ({ band }) => lte(t.band, band.from)),
      ),
    );
  const { amount_min: _, amount_max: __, ...unlimited } = query;
  const filter = depositFilter(actor, unlimited);
  const part = (sign: 1 | -1, where: SQL | undefined) =>
    partOfBand(reader, sign, and(where, filter));
  const parts = [
    ...(lowest && !lowest.atStart
      ? [part(1, and(gte(deposit.amount, lowest.limit), lt(deposit.amount, lowest.band.to)))]
      : []),
    ...(highest
      ? [part(-1, and(gt(deposit.amount, highest.limit), lt(deposit.amount, highest.band.to)))]
      : []),
  ];
  const [one, two] = parts;
  if (one === undefined) return whole.as('bands');
  return (two === undefined ? unionAll(whole, one) : unionAll(whole, one, two)).as('bands');
}

interface Limit {
  limit: string;
  band: Band;
  /** The limit is where its band begins. */
  atStart: boolean;
}

function limitOf(limit: string | undefined): Limit | undefined {
  if (limit === undefined) return undefined;
  const band = bandOf(limit);
  return { limit, band, atStart: compare(limit, band.from) === 0 };
}

function partOfBand(reader: Reader, sign: 1 | -1, where: SQL | undefined) {
  return reader
    .select({
      step: sql<string>`amount_band(${deposit.amount})`.as('step'),
      currency: deposit.currency,
      count: sql<number>`${sql.raw(String(sign))}`.as('count'),
      amount: sql<string>`${sql.raw(String(sign))} * ${deposit.amount}`.as('amount'),
    })
    .from(deposit)
    .where(where);
}

/** The bands of amounts. */
export const depositBands: Ruler = {
  sortKey: 'amount',
  lines: linesOfBands,
  within: (first, last) => and(gte(deposit.amount, first), lt(deposit.amount, bandOf(last).to)),
};
