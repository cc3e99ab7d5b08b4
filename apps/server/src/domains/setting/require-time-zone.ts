import { sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { Problem } from '../../kernel/errors/problem.ts';

/** A name that the database knows, which begins the days, and the console, which shows the times. */
export async function requireTimeZone(reader: Reader, timeZone: string): Promise<void> {
  const known = isTimeZone(timeZone)
    ? await reader
        .select({ name: sql<string>`name` })
        .from(sql`pg_timezone_names`)
        .where(sql`name = ${timeZone}`)
    : [];
  if (known.length > 0) return;
  throw new Problem('VALIDATION', { errors: [{ field: 'timezone', code: 'FIELD_INVALID' }] });
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return true;
  } catch {
    return false;
  }
}
