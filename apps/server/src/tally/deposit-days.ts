import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Reader } from '../db/database.ts';
import { deposit, depositDayTally } from '../db/schema.ts';
import { type DepositQuery, depositFilter } from '../domains/deposit/deposit-filter.ts';
import type { Actor } from '../http/actor.ts';
import { when } from '../lists/when.ts';
import type { Ruler } from './deposit-ruler.ts';
import { asksOnly, depositKeys, ofDeposits } from './read-tallies.ts';

const dayMs = 24 * 60 * 60 * 1000;
const rangeKeys: ReadonlySet<string> = new Set([...depositKeys, 'from', 'to']);

/** The days in UTC that are in the range from beginning to end; null where there is none. */
interface WholeDays {
  /** The first one; undefined where the range has no beginning. */
  first: Date | undefined;
  /** The one after the last; undefined where the range has no end. */
  next: Date | undefined;
}

function wholeDays({ from, to }: DepositQuery): WholeDays | null {
  const first = from && new Date(Math.ceil(Date.parse(from) / dayMs) * dayMs);
  const next = to && new Date(Math.floor(Date.parse(to) / dayMs) * dayMs);
  if (first && next && first >= next) return null;
  return { first: first || undefined, next: next || undefined };
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** What a step is, of a line of the tally and of a deposit. */
interface Step {
  ofTally: SQL<string>;
  ofDeposit: SQL<string>;
}

const dayOfDeposit = sql<string>`(${deposit.createdAt} at time zone 'UTC')::date`;
const daysAlone: Step = { ofTally: sql<string>`${depositDayTally.day}`, ofDeposit: dayOfDeposit };
const daysOfStatus: Step = {
  ofTally: sql<string>`${depositDayTally.status} || ' ' || ${depositDayTally.day}`,
  ofDeposit: sql<string>`${deposit.status} || ' ' || ${dayOfDeposit}`,
};

/**
 * The deposits of a filter by day: whole days from the tally, what is left of a day at either end
 * counted. Null where the tally does not know the filter. In one statement, so that nothing is counted
 * twice while deposits change.
 */
function linesOfDays(step: Step, reader: Reader, actor: Actor, query: DepositQuery) {
  const whole = asksOnly(query, rangeKeys) ? wholeDays(query) : null;
  if (whole === null) return null;
  const { first, next } = whole;
  const t = depositDayTally;
  const tallied = reader
    .select({
      step: step.ofTally.as('step'),
      currency: t.currency,
      count: t.count,
      amount: t.amount,
    })
    .from(t)
    .where(
      and(
        ofDeposits(t, actor, query),
        when(first, (at) => gte(t.day, dayOf(at))),
        when(next, (at) => lt(t.day, dayOf(at))),
      ),
    );
  const ends = [first && lt(deposit.createdAt, first), next && gte(deposit.createdAt, next)];
  const parts = ends.flatMap((end) =>
    end === undefined ? [] : [partOfDay(step, reader, and(end, depositFilter(actor, query)))],
  );
  const [one, two] = parts;
  if (one === undefined) return tallied.as('days');
  return (two === undefined ? unionAll(tallied, one) : unionAll(tallied, one, two)).as('days');
}

function partOfDay({ ofDeposit }: Step, reader: Reader, where: SQL | undefined) {
  return reader
    .select({
      step: ofDeposit.as('step'),
      currency: deposit.currency,
      count: sql<number>`1`.as('count'),
      amount: deposit.amount,
    })
    .from(deposit)
    .where(where);
}

const endOf = (day: string) => new Date(Date.parse(day) + dayMs);

/** The days in UTC. */
export const depositDays: Ruler = {
  sortKey: 'created_at',
  lines: (...asked) => linesOfDays(daysAlone, ...asked),
  within: (first, last) =>
    and(gte(deposit.createdAt, new Date(first)), lt(deposit.createdAt, endOf(last))),
};

/** The states, and the days in each: deposits in the same state are listed in the order of time. */
export const depositStatuses: Ruler = {
  sortKey: 'status',
  alone: true,
  lines: (...asked) => linesOfDays(daysOfStatus, ...asked),
  within(first, last) {
    const [[from, firstDay], [to, lastDay]] = [statusAndDay(first), statusAndDay(last)];
    const days = and(
      gte(deposit.createdAt, new Date(firstDay)),
      lt(deposit.createdAt, endOf(lastDay)),
    );
    // By the index from the first day to the last, where a pair would be read from the end of its state.
    if (from === to) return and(sql`${deposit.status} = ${from}`, days);
    const place = sql`(${deposit.status}, ${deposit.createdAt})`;
    return sql`${place} >= (${from}::text, ${new Date(firstDay).toISOString()}::timestamptz)
      and ${place} < (${to}::text, ${endOf(lastDay).toISOString()}::timestamptz)`;
  },
};

function statusAndDay(step: string): [status: string, day: string] {
  const [status = '', day = ''] = step.split(' ');
  return [status, day];
}
