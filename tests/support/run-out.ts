import { openDatabase } from '../../apps/server/src/kernel/db/open-database.ts';
import { session } from '../../apps/server/src/kernel/db/schema.ts';
import type { Data } from './stack.ts';

/** By default the sessions expire. */
export async function runOut(
  { dataDir, databaseUrl }: Data,
  change: Partial<typeof session.$inferInsert> = { expiresAt: new Date() },
): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: databaseUrl || null });
  await db.update(session).set(change);
  await close();
}
