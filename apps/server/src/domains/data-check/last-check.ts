import { desc, eq } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { auditLog } from '../../kernel/db/schema.ts';

/** When the data was last checked, by whichever replica or person; null for never. */
export async function lastCheckAt(reader: Reader): Promise<Date | null> {
  const [last] = await reader
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(eq(auditLog.action, 'exception.checked'))
    .orderBy(desc(auditLog.seq))
    .limit(1);
  return last?.at ?? null;
}
