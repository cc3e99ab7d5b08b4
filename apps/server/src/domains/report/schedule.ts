import { type SQL, sql } from 'drizzle-orm';
import { type Reader, rowsOf } from '../../kernel/db/database.ts';
import { startOfDay, type TimeRange } from '../figures/time-range.ts';

interface Schedule {
  every: 'day' | 'week' | 'month';
  weekday: number | null;
  monthDay: number | null;
  hour: number;
  timezone: string;
}

/** An hour that the clock skips is the one after it; a day that the month does not have is its last. */
export async function nextTime(
  reader: Reader,
  { every, weekday, monthDay, hour, timezone }: Schedule,
  after: Date,
): Promise<Date> {
  const isDue =
    every === 'day'
      ? sql`true`
      : every === 'week'
        ? sql`extract(isodow from day) = ${weekday}::int`
        : sql`extract(day from day) = least(${monthDay}::int,
            extract(day from date_trunc('month', day) + interval '1 month' - interval '1 day'))`;
  const moment = sql`${after.toISOString()}::timestamptz`;
  return readMoment(
    reader,
    sql`select min(at) as moment from (
      select (day + make_interval(hours => ${hour}::int)) at time zone ${timezone}::text as at
      from generate_series(date_trunc('day', ${moment} at time zone ${timezone}::text),
        date_trunc('day', ${moment} at time zone ${timezone}::text) + interval '62 days', interval '1 day') day
      where ${isDue}
    ) times where at > ${moment}`,
  );
}

async function readMoment(reader: Reader, query: SQL): Promise<Date> {
  const rows = await rowsOf<{ ms: string }>(
    reader,
    sql`select (extract(epoch from moment) * 1000)::text as ms from (${query}) found`,
  );
  const ms = Number(rows[0]?.ms ?? Number.NaN);
  if (Number.isNaN(ms)) throw new Error('PostgreSQL answered no moment.');
  return new Date(ms);
}

const relative = /^now(?:-(\d{1,4})([dMQy]))?(?:\/([dMQy]))?$/;
const units = { d: 'day', M: 'month', Q: 'quarter', y: 'year' } as const;
type Unit = keyof typeof units;
const monthsOf = { d: 0, M: 1, Q: 3, y: 12 } as const;
const rolling = /^now-(\d{1,4})d$/;
const defaultDays = 30;

export async function rangeOf(
  reader: Reader,
  { from, to }: { from?: unknown; to?: unknown },
  timezone: string,
  now: Date,
): Promise<TimeRange> {
  const end = await resolve(reader, to, timezone, now, 1);
  const until = end ?? (await startOfDay(reader, now, timezone, 1));
  const days = rolling.exec(String(from))?.[1];
  if (days !== undefined) {
    const back = 1 - Math.max(1, Number(days));
    return { from: await startOfDay(reader, now, timezone, back), to: until };
  }
  const lastMoment = new Date(until.getTime() - 1);
  const begin =
    (await resolve(reader, from, timezone, now, 0)) ??
    (await startOfDay(reader, lastMoment, timezone, 1 - defaultDays));
  return { from: begin, to: until };
}

async function resolve(
  reader: Reader,
  point: unknown,
  timezone: string,
  now: Date,
  isEnd: 0 | 1,
): Promise<Date | null> {
  const text = String(point);
  const local = localOf(text, timezone, now, isEnd);
  if (local === null) return null;
  const day = sql`date_trunc('day', point)`;
  const rounded =
    isEnd === 0 ? day : sql`case when point = ${day} then point else ${day} + interval '1 day' end`;
  return readMoment(
    reader,
    sql`select ${rounded} at time zone ${timezone}::text as moment from (select ${local} as point) local`,
  );
}

function localOf(text: string, timezone: string, now: Date, isEnd: 0 | 1): SQL | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    const isDay = !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
    return isDay ? sql`${text}::date::timestamp + ${isEnd}::int * interval '1 day'` : null;
  }
  const match = relative.exec(text);
  if (match === null) return null;
  const [, count = '0', step = 'd', start] = match;
  // The expression takes no other letters.
  const months = monthsOf[step as Unit] * Number(count);
  const days = step === 'd' ? Number(count) : 0;
  const moment = sql`(${now.toISOString()}::timestamptz at time zone ${timezone}::text)
    - make_interval(months => ${months}::int, days => ${days}::int)`;
  return start === undefined ? moment : sql`date_trunc(${units[start as Unit]}::text, ${moment})`;
}
