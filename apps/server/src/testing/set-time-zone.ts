import type { Database } from '../kernel/db/database.ts';
import { setting } from '../kernel/db/schema.ts';
import { recount } from '../platform/figures/figures.ts';

export async function setTimeZone(db: Database, timezone: string): Promise<void> {
  const value = { timezone };
  await db
    .insert(setting)
    .values({ key: 'app', value })
    .onConflictDoUpdate({ target: setting.key, set: { value } });
  await recount(db);
}
