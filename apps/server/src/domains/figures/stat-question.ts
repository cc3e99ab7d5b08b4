import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, gte, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Reader, rowsOf } from '../../kernel/db/database.ts';
import { client, figure } from '../../kernel/db/schema.ts';
import { when } from '../../kernel/lists/conditions.ts';
import type { Actor } from '../../platform/actor.ts';
import { countedZone } from '../../platform/figures/figures.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readSetting } from '../../platform/settings.ts';
import { clientScope, clientsOfTeam } from '../client-access/client-scope.ts';
import { linesOfClients } from '../client-access/kept-figures.ts';
import { resolvePeriod, type TimeRange } from './time-range.ts';

export interface StatClients {
  agent_id?: string;
  fake?: boolean;
}

type Maybe<T> = { [Name in keyof T]?: T[Name] | undefined };

export interface StatQuery extends Maybe<StatClients> {
  from?: string | undefined;
  to?: string | undefined;
  in_base?: boolean | undefined;
  by?: Schemas.SeriesPart | undefined;
  week_start?: number | undefined;
  by_kind?: boolean | undefined;
}

export interface StatQuestion {
  reader: Reader;
  actor: Actor;
  clients: SQL | undefined;
  ofLines: SQL | undefined;
  range: TimeRange;
  /**
   * The range as whole days of figures, its end excluded, and the whole months among them (end before
   * start if there is none). Null for partial days, or while a change of the time zone is not counted yet:
   * every record is then read.
   */
  days: { first: string; next: string; firstMonth: string; nextMonth: string } | null;
  timezone: string;
  base: string;
  inBase: boolean;
  /** Weeks begin on `weekStart`, Monday being 1. */
  by: Schemas.SeriesPart;
  weekStart: number;
  byKind: boolean;
  now: Date;
}

export function countedClients(actor: Actor, query: Maybe<StatClients>): SQL | undefined {
  return and(
    clientScope(actor),
    eq(client.fake, query.fake ?? false),
    when(query.agent_id, clientsOfTeam),
  );
}

export async function readQuestion(
  context: RequestContext,
  query: StatQuery,
): Promise<StatQuestion> {
  const actor = actorOf(context);
  const now = new Date();
  const { timezone } = await readSetting(context.db, 'app');
  const { base_currency: base } = await readSetting(context.db, 'trade');
  const range = await resolvePeriod(context.db, query, timezone, now);
  return {
    reader: context.db,
    actor,
    clients: countedClients(actor, query),
    ofLines: linesOfClients(actor, query),
    range,
    days: await keptDays(context.db, range, timezone),
    timezone,
    base,
    inBase: query.in_base ?? false,
    by: query.by ?? 'day',
    weekStart: query.week_start ?? 1,
    byKind: query.by_kind ?? false,
    now,
  };
}

export async function inRange(question: StatQuestion, range: TimeRange): Promise<StatQuestion> {
  const { reader, timezone } = question;
  return { ...question, range, days: await keptDays(reader, range, timezone) };
}

async function keptDays(
  reader: Reader,
  { from, to }: TimeRange,
  timezone: string,
): Promise<StatQuestion['days']> {
  if ((await countedZone(reader)) !== timezone) return null;
  const local = (moment: Date) =>
    sql`${moment.toISOString()}::timestamptz at time zone ${timezone}::text`;
  const rows = await rowsOf<NonNullable<StatQuestion['days']>>(
    reader,
    sql`
    select first::date::text, next::date::text, date_trunc('month', next)::date::text as "nextMonth",
      date_trunc('month', first + interval '1 month' - interval '1 day')::date::text as "firstMonth"
    from (select ${local(from)} as first, ${local(to)} as next) local
    where first = date_trunc('day', first) and next = date_trunc('day', next)`,
  );
  return rows[0] ?? null;
}

export function keptLines(
  { ofLines }: StatQuestion,
  { first, next }: NonNullable<StatQuestion['days']>,
): SQL | undefined {
  return and(gte(figure.day, first), lt(figure.day, next), ofLines);
}

export function keptOrders(
  { ofLines }: StatQuestion,
  { first, next, firstMonth, nextMonth }: NonNullable<StatQuestion['days']>,
): SQL | undefined {
  const lines = (counted: 'order_day' | 'order_month', from: SQL, to: SQL) =>
    and(eq(figure.counted, counted), gte(figure.day, from), lt(figure.day, to));
  const date = (day: string) => sql`${day}::date`;
  return and(
    or(
      lines('order_day', date(first), sql`least(${firstMonth}::date, ${next}::date)`),
      lines('order_month', date(firstMonth), date(nextMonth)),
      lines('order_day', sql`greatest(${firstMonth}::date, ${nextMonth}::date)`, date(next)),
    ),
    ofLines,
  );
}

export function partOf({ by, weekStart, range, timezone }: StatQuestion, day: SQLWrapper): SQL {
  if (by === 'day') return sql`${day}`;
  const start =
    by === 'month'
      ? sql`date_trunc('month', ${day}::timestamp)::date`
      : sql`${day} - (extract(isodow from ${day})::int + 7 - ${weekStart}::int) % 7`;
  const first = sql`(${range.from.toISOString()}::timestamptz at time zone ${timezone}::text)::date`;
  return sql`greatest(${start}, ${first})`;
}

/** Adds the `part` of its day to each line `l`. */
export const withPart = (question: StatQuestion): SQL =>
  sql`cross join lateral (select ${partOf(question, sql`l.day`)} as part) p`;

export function periodView({ now, range, timezone, base }: StatQuestion) {
  return {
    as_of: now.toISOString(),
    from: range.from.toISOString(),
    to: range.to.toISOString(),
    timezone,
    base_currency: base,
  };
}
