import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
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

/** To walk past so many rows costs less than to read the days of everyone. */
const nearEnough = 1000;

/**
 * Whether a page of the list is sooner found by its days than walked to: the list is in the order of
 * time, and the page is far from both ends of it, or those of one salesman are few among many.
 */
export function isFoundByDays(
  actor: Actor,
  query: DepositQuery,
  { offset, limit, total }: { offset: number; limit: number; total: number },
): boolean {
  if (orderOf(query) === null) return false;
  const ofEveryone = actor.scope === 'all' && query.agent_id === undefined;
  return !ofEveryone || nearerEnd({ offset, limit }, total).offset >= nearEnough;
}

function orderOf({ sort = '-created_at' }: DepositQuery): SQL | null {
  if (sort === '-created_at') return sql`desc`;
  return sort === 'created_at' ? sql`asc` : null;
}

/** Where a page begins and ends in time, and where it is there. */
export interface PageTime extends Reach {
  within: SQL | undefined;
}

export interface DepositDays {
  total: number;
  totals: Schemas.CurrencyTotal[];
  /** Null where the list is in another order than that of time. */
  pageTime: PageTime | null;
}

interface FoundRow {
  currency: string | null;
  count: string | null;
  amount: string | null;
  first: string | null;
  last: string | null;
  before: string | null;
}

/**
 * How many deposits a filter has, their worth, and the days that hold the page: so nobody has to walk
 * past half a million rows to the middle of a list, nor past those of others to the few of one person.
 * Null where the tally does not know the filter. The days are read once, for both.
 */
export async function readDepositDays(
  reader: Reader,
  actor: Actor,
  query: DepositQuery,
  { offset, limit }: { offset: number; limit: number },
): Promise<DepositDays | null> {
  const days = depositDays(reader, actor, query);
  if (days === null) return null;
  const order = orderOf(query);
  const { rows } = (await reader.execute(sql`
    with per_day as materialized (
      select day, currency, sum(count) as count, sum(amount) as amount from ${days} group by day, currency
    ), placed as (
      select day, sum(count) as count,
        sum(sum(count)) over (order by day ${order ?? sql`desc`}) - sum(count) as before
      from per_day group by day having sum(count) <> 0
    )
    select currency, sum(count)::text as count, trim_scale(sum(amount))::text as amount,
      null::text as first, null::text as last, null::text as before
    from per_day group by currency having sum(count) <> 0
    union all
    select null, sum(count)::text, null, min(day)::text, max(day)::text, min(before)::text
    from placed where before < ${offset + limit}::bigint and before + count > ${offset}::bigint`)) as {
    // The columns that are named above, as text; both drivers answer `rows`.
    rows: FoundRow[];
  };
  const totals = rows
    .flatMap(({ currency, count, amount }) =>
      currency === null || amount === null
        ? []
        : [{ currency, count: Number(count), amount: formatMoney(amount, currency) }],
    )
    .sort((a, b) => (a.currency < b.currency ? -1 : 1));
  return {
    total: totals.reduce((total, row) => total + row.count, 0),
    totals,
    pageTime: order && pageTimeOf(rows, { offset, limit }),
  };
}

function pageTimeOf(
  rows: readonly FoundRow[],
  { offset, limit }: { offset: number; limit: number },
): PageTime {
  const found = rows.find(({ currency }) => currency === null);
  if (found?.first == null || found.last === null) {
    return { within: undefined, offset: 0, limit: 0, fromEnd: false };
  }
  const end = new Date(Date.parse(found.last) + dayMs);
  return {
    within: and(gte(deposit.createdAt, new Date(found.first)), lt(deposit.createdAt, end)),
    ...nearerEnd({ offset: offset - Number(found.before), limit }, Number(found.count)),
  };
}
