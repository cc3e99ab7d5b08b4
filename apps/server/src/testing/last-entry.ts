import { desc } from 'drizzle-orm';
import { auditLog } from '../kernel/db/schema.ts';
import type { TestServer } from './test-server.ts';

export async function lastEntry({ db }: Pick<TestServer, 'db'>) {
  const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1);
  return entry;
}
