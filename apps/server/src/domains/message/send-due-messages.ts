import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../kernel/db/database.ts';
import { client, message } from '../../kernel/db/schema.ts';
import { writeAuditEntries } from '../../platform/audit-log.ts';

const everyMs = 10 * 1000;
const max = 100;

/** The client may have another one than when it was scheduled. */
const languageNow = sql`(select ${client.language} from ${client} where ${client.id} = ${message.clientId})`;

/** Passes over rows that another process sends at this moment, so that each is sent once. */
export async function sendDueMessages(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: message.id, version: message.version, sendAt: message.sendAt })
      .from(message)
      .where(and(eq(message.status, 'scheduled'), lte(message.sendAt, now)))
      .orderBy(asc(message.sendAt))
      .limit(max)
      .for('update', { skipLocked: true });
    for (const { id, version } of due) {
      await tx
        .update(message)
        .set({ status: 'sent', language: languageNow, version: version + 1, updatedAt: now })
        .where(eq(message.id, id));
    }
    await writeAuditEntries(
      tx,
      null,
      due.map(({ id, version }) => ({
        action: 'message.sent',
        subject: { type: 'message', id },
        before: { status: 'scheduled', version },
        after: { status: 'sent', version: version + 1 },
        at: now,
        changed: [{ topic: 'message', id, version: version + 1 } as const],
      })),
    );
  });
}

export function sendDueRegularly({ db, log }: { db: Database; log: Logger }): () => void {
  const timer = setInterval(() => {
    sendDueMessages(db, new Date()).catch((err: unknown) =>
      log.error({ err }, 'scheduled messages were not sent'),
    );
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
