import { type SQL, sql } from 'drizzle-orm';
import { type Reader, rowsOf } from '../../kernel/db/database.ts';

export interface TimeRange {
  from: Date;
  /** Not part of the range. */
  to: Date;
}

/**
 * An open end becomes the day of the other end, or of `now`. PostgreSQL computes the day boundaries, for changes of the
 * clock.
 */
export async function resolveRange(
  reader: Reader,
  query: { from?: string | undefined; to?: string | undefined },
  timezone: string,
  now: Date,
): Promise<TimeRange> {
  const moment = (query.to ?? query.from ?? now.toISOString()).toString();
  const day = sql`date_trunc('day', ${moment}::text::timestamptz at time zone ${timezone}::text)`;
  const rows = await rowsOf<{ start: string; next: string }>(
    reader,
    sql`select
    to_char((${day} at time zone ${timezone}::text) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start,
    to_char(((${day} + interval '1 day') at time zone ${timezone}::text) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as next`,
  );
  const [found] = rows;
  if (found === undefined) throw new Error('PostgreSQL answered no day.');
  return { from: new Date(query.from ?? found.start), to: new Date(query.to ?? found.next) };
}

const dayMs = 24 * 60 * 60 * 1000;
const periodDays = 30;
/** Before this, a date cannot be written as the database reads it. */
const firstMoment = Date.parse('0001-01-01T00:00:00Z');

export async function resolvePeriod(
  reader: Reader,
  query: { from?: string | undefined; to?: string | undefined },
  timezone: string,
  now: Date,
): Promise<TimeRange> {
  const to =
    query.to === undefined ? await startOfDay(reader, now, timezone, 1) : new Date(query.to);
  if (query.from !== undefined) return { from: new Date(query.from), to };
  // An end at midnight belongs to the day before.
  const lastMoment = new Date(Math.max(to.getTime() - 1, firstMoment + periodDays * dayMs));
  return { from: await startOfDay(reader, lastMoment, timezone, 1 - periodDays), to };
}

export function startOfDay(reader: Reader, moment: Date, timezone: string, daysAfter: number) {
  return startOf(reader, 'day', moment, timezone, sql`make_interval(days => ${daysAfter}::int)`);
}

export function startOfMonth(reader: Reader, moment: Date, timezone: string, monthsAfter: number) {
  const after = sql`make_interval(months => ${monthsAfter}::int)`;
  return startOf(reader, 'month', moment, timezone, after);
}

async function startOf(
  reader: Reader,
  unit: 'day' | 'month',
  moment: Date,
  timezone: string,
  after: SQL,
): Promise<Date> {
  const rows = await rowsOf<{ ms: string }>(
    reader,
    sql`select (extract(epoch from
    (date_trunc(${unit}::text, ${moment.toISOString()}::text::timestamptz at time zone ${timezone}::text)
      + ${after}) at time zone ${timezone}::text) * 1000)::text as ms`,
  );
  const [found] = rows;
  if (found === undefined) throw new Error('PostgreSQL answered no day.');
  return new Date(Number(found.ms));
}
