import { eq, sql } from 'drizzle-orm';
import type { Reader } from '../kernel/db/database.ts';
import { setting } from '../kernel/db/schema.ts';
import { Problem } from '../kernel/errors/problem.ts';

/** UTC if the setting is missing or unknown to this runtime, as in the console. */
export async function readTimeZone(reader: Reader): Promise<string> {
  const [app] = await reader
    .select({ timeZone: sql<string | null>`${setting.value}->>'timezone'` })
    .from(setting)
    .where(eq(setting.key, 'app'));
  const timeZone = app?.timeZone ?? 'UTC';
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

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

/** `2026-11-25`. */
export function dateOf(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);
}
