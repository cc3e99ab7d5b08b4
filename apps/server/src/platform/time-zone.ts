import { eq, sql } from 'drizzle-orm';
import type { Reader } from '../kernel/db/database.ts';
import { setting } from '../kernel/db/schema.ts';

/**
 * Time zone of the app's settings, such as `Asia/Shanghai`. UTC if it is missing or unknown to this runtime,
 * as in the console.
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
