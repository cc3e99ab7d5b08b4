import { sql } from 'drizzle-orm';
import type { Database, Reader } from '../../kernel/db/database.ts';
import { tallyZone } from '../../kernel/db/schema.ts';
import { readSetting } from '../../platform/settings.ts';

/** The time zone whose days are counted by: that of the settings, but for a moment after a change of it. */
export async function countedZone(reader: Reader): Promise<string | undefined> {
  const [row] = await reader.select().from(tallyZone);
  return row?.zone;
}

/** After a change of the time zone, counts every day anew. Until then statistics are read from the records. */
export async function countDays(db: Database): Promise<void> {
  const { timezone } = await readSetting(db, 'app');
  if ((await countedZone(db)) === timezone) return;
  await db.transaction(async (tx) => {
    // A question of the program, not of a person who waits.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select count_days(${timezone}::text)`);
  });
}
