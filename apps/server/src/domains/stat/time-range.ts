import { sql } from 'drizzle-orm';
import type { Reader } from '../../db/database.ts';

export interface TimeRange {
  from: Date;
  /** Not part of the range. */
  to: Date;
}

/**
 * The range that was asked for; what is left open is the day, in that time zone, of the end that is
 * given or else of `now`. PostgreSQL knows when days begin, also where clocks change.
 */
export async function resolveRange(
  reader: Reader,
  asked: { from?: string | undefined; to?: string | undefined },
  timezone: string,
  now: Date,
): Promise<TimeRange> {
  const moment = (asked.to ?? asked.from ?? now.toISOString()).toString();
  const day = sql`date_trunc('day', ${moment}::text::timestamptz at time zone ${timezone}::text)`;
  const { rows } = (await reader.execute(sql`select
    to_char((${day} at time zone ${timezone}::text) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start,
    to_char(((${day} + interval '1 day') at time zone ${timezone}::text) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as next`)) as {
    // Both drivers answer rows with the columns that are named above, as text.
    rows: { start: string; next: string }[];
  };
  const [found] = rows;
  if (found === undefined) throw new Error('PostgreSQL answered no day.');
  return { from: new Date(asked.from ?? found.start), to: new Date(asked.to ?? found.next) };
}
