import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { deposit, depositDayTally } from '../../kernel/db/schema.ts';
import { when } from '../../kernel/lists/when.ts';
import type { Actor } from '../../platform/actor.ts';
import { type DepositQuery, depositFilter } from '../deposit/list-deposits.ts';
import type { Axis } from './deposit-axis.ts';
import { partLines, unionAll } from './deposit-lines.ts';
import { asksOnly, depositKeys, ofDeposits } from './read-tallies.ts';
import { dateOf, days, endOf, wholeSteps } from './time-range.ts';

const rangeKeys: ReadonlySet<string> = new Set([...depositKeys, 'from', 'to']);

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
 * The deposits of a filter by day: whole days from the tally, what is left of a day at either end counted. Null if
 * the tally does not know the filter. In one statement, so that nothing is counted twice while deposits change.
 */
function linesOfDays(step: Step, reader: Reader, actor: Actor, query: DepositQuery) {
  const whole = asksOnly(query, rangeKeys) ? wholeSteps(query, days) : null;
  if (whole === null) return null;
  const { first, next } = whole;
  const t = depositDayTally;
  const tallied = reader
    .select({
      step: step.ofTally.as('step'),
      currency: t.currency,
      count: t.count,
      amount: t.amount,
      base: sql<string>`${t.baseAmount}`.as('base'),
      unrated: t.unrated,
    })
    .from(t)
    .where(
      and(
        ofDeposits(t, actor, query),
        when(first, (at) => gte(t.day, dateOf(at))),
        when(next, (at) => lt(t.day, dateOf(at))),
      ),
    );
  const ends = [first && lt(deposit.createdAt, first), next && gte(deposit.createdAt, next)];
  const parts = ends.flatMap((end) =>
    end === undefined
      ? []
      : [partLines(reader, step.ofDeposit, { where: and(end, depositFilter(actor, query)) })],
  );
  return unionAll('days', [tallied, ...parts]);
}

/** The days in UTC. */
export const depositDays: Axis = {
  sortKey: 'created_at',
  lines: (...asked) => linesOfDays(daysAlone, ...asked),
  within: (first, last) =>
    and(gte(deposit.createdAt, new Date(first)), lt(deposit.createdAt, endOf(last, days))),
};

/** The states, and the days in each: deposits in the same state are listed in the order of time. */
export const depositStatuses: Axis = {
  sortKey: 'status',
  alone: true,
  lines: (...asked) => linesOfDays(daysOfStatus, ...asked),
  within(first, last) {
    const [[from, firstDay], [to, lastDay]] = [statusAndDay(first), statusAndDay(last)];
    const between = and(
      gte(deposit.createdAt, new Date(firstDay)),
      lt(deposit.createdAt, endOf(lastDay, days)),
    );
    // Reads the index from the first day to the last; a pair would be read from the end of its state.
    if (from === to) return and(sql`${deposit.status} = ${from}`, between);
    const place = sql`(${deposit.status}, ${deposit.createdAt})`;
    return sql`${place} >= (${from}::text, ${new Date(firstDay).toISOString()}::timestamptz)
      and ${place} < (${to}::text, ${endOf(lastDay, days).toISOString()}::timestamptz)`;
  },
};

function statusAndDay(step: string): [status: string, day: string] {
  const [status = '', day = ''] = step.split(' ');
  return [status, day];
}
