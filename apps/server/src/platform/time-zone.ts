import { eq, sql } from 'drizzle-orm';
import type { Reader } from '../kernel/db/database.ts';
import { setting } from '../kernel/db/schema.ts';

/**
 * The time zone that the app's settings name, `Asia/Shanghai`: UTC where they name none, or, as in the
 * console, one that this runtime does not know.
 */
export async function readTimeZone(reader: Reader): Promise<string> {
  const [app] = await reader
    .select({ timeZone: sql<string | null>`${setting.value}->>'timezone'` })
    .from(setting)
    .where(eq(setting.key, 'app'));
  const timeZone = app?.timeZone ?? 'UTC';
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return timeZone;
  } catch {
    return 'UTC';
  }
}

/** The day that it is there at that moment, `2026-11-25`. */
export function dateOf(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);
}
