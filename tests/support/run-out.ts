import { openDatabase } from '../../apps/server/src/kernel/db/open-database.ts';
import { session } from '../../apps/server/src/kernel/db/schema.ts';
import type { Data } from './stack.ts';

export async function runOut({ dataDir, databaseUrl }: Data): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: databaseUrl || null });
  await db.update(session).set({ expiresAt: new Date() });
  await close();
}
