import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, eq, gte, lt, type SQL, sql, sum } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Reader } from '../db/database.ts';
import { client, deposit, depositDayTally } from '../db/schema.ts';
import { type DepositQuery, depositFilter } from '../domains/deposit/deposit-filter.ts';
import type { Actor } from '../http/actor.ts';
import { nearerEnd, type Reach } from '../lists/nearer-end.ts';
import { when } from '../lists/when.ts';
import { formatMoney } from '../money/decimal.ts';
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

/**
 * The deposits of a filter by day: whole days from the tally, what is left of a day at either end
 * counted. Null where the tally does not know the filter. In one statement, so that nothing is counted
 * twice while deposits change.
 */
function depositDays(reader: Reader, actor: Actor, query: DepositQuery) {
  const days = asksOnly(query, rangeKeys) ? wholeDays(query) : null;
  if (days === null) return null;
  const { first, next } = days;
  const t = depositDayTally;
  const whole = reader
    .select({ day: t.day, currency: t.currency, count: t.count, amount: t.amount })
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
    end === undefined ? [] : [partOfDay(reader, and(end, depositFilter(actor, query)))],
  );
  const [one, two] = parts;
  if (one === undefined) return whole.as('days');
  return (two === undefined ? unionAll(whole, one) : unionAll(whole, one, two)).as('days');
}

function partOfDay(reader: Reader, where: SQL | undefined) {
  return reader
    .select({
      day: sql<string>`(${deposit.createdAt} at time zone 'UTC')::date`.as('day'),
      currency: deposit.currency,
      count: sql<number>`1`.as('count'),
      amount: deposit.amount,
    })
    .from(deposit)
    .innerJoin(client, eq(client.id, deposit.clientId))
    .where(where);
}

/** How many deposits a range of time has, and their worth; null where the filter has to be counted. */
export async function sumDepositDays(
  reader: Reader,
  actor: Actor,
  query: DepositQuery,
): Promise<{ total: number; totals: Schemas.CurrencyTotal[] } | null> {
  const days = depositDays(reader, actor, query);
  if (days === null) return null;
  const rows = await reader
    .select({
      currency: days.currency,
      count: sum(days.count).mapWith(Number),
      amount: sql<string>`trim_scale(sum(${days.amount}))`,
    })
    .from(days)
    .groupBy(days.currency)
    .having(sql`sum(${days.count}) <> 0`)
    .orderBy(asc(days.currency));
  const totals = rows.map((row) => ({ ...row, amount: formatMoney(row.amount, row.currency) }));
  return { total: totals.reduce((total, row) => total + row.count, 0), totals };
}

/** To walk past so many rows costs less than to read the days of everyone. */
const nearEnough = 1000;

/** Where a page begins and ends in time, and where it is there. */
export interface PageTime extends Reach {
  within: SQL | undefined;
}

/**
 * The days that hold a page of the list in the order of time, so that nobody has to walk past half a
 * million rows to its middle, nor past those of others to the few of one person. Null where the list is
 * in another order, the tally does not know the filter, or the page is near an end.
 */
export async function findPageTime(
  reader: Reader,
  actor: Actor,
  query: DepositQuery,
  { offset, limit, total }: { offset: number; limit: number; total: number },
): Promise<PageTime | null> {
  const ofEveryone = actor.scope === 'all' && query.agent_id === undefined;
  if (ofEveryone && nearerEnd({ offset, limit }, total).offset < nearEnough) return null;
  const order = { '-created_at': sql`desc`, created_at: sql`asc` }[query.sort ?? '-created_at'];
  const days = order && depositDays(reader, actor, query);
  if (!days) return null;
  const perDay = reader
    .select({ day: days.day, count: sql<number>`sum(${days.count})`.as('count') })
    .from(days)
    .groupBy(days.day)
    .having(sql`sum(${days.count}) <> 0`)
    .as('per_day');
  const placed = reader
    .select({
      day: perDay.day,
      count: perDay.count,
      before:
        sql<number>`sum(${perDay.count}) over (order by ${perDay.day} ${order}) - ${perDay.count}`.as(
          'before',
        ),
    })
    .from(perDay)
    .as('placed');
  const [found] = await reader
    .select({
      first: sql<string | null>`min(${placed.day})::text`,
      last: sql<string | null>`max(${placed.day})::text`,
      before: sql`min(${placed.before})`.mapWith(Number),
      count: sql`sum(${placed.count})`.mapWith(Number),
    })
    .from(placed)
    .where(
      sql`${placed.before} < ${offset + limit} and ${placed.before} + ${placed.count} > ${offset}`,
    );
  if (found?.first == null || found.last === null) {
    return { within: undefined, offset: 0, limit: 0, fromEnd: false };
  }
  const end = new Date(Date.parse(found.last) + dayMs);
  return {
    within: and(gte(deposit.createdAt, new Date(found.first)), lt(deposit.createdAt, end)),
    ...nearerEnd({ offset: offset - found.before, limit }, found.count),
  };
}
