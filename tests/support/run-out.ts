import { openDatabase } from '../../apps/server/src/kernel/db/open-database.ts';
import { session } from '../../apps/server/src/kernel/db/schema.ts';

/** Lets every session of a data folder that no server runs on come to its own end. */
export async function runOut(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  await db.update(session).set({ expiresAt: new Date() });
  await close();
}
