import type { Schemas } from '@brokerdesk/sdk';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { newId } from '../../kernel/db/order-no.ts';
import { client, message, messageRecipient } from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { AuditEntry } from '../../platform/audit-log.ts';

interface MessageTexts {
  titleZh: string;
  titleEn: string;
  bodyZh: string;
  bodyEn: string;
}

export interface Outgoing extends MessageTexts {
  id?: string;
  audience: Schemas.MessageAudience;
  clientId: string | null;
  agentId: string | null;
  /** In which the client of the audience `client` gets it; the clients of others each get their own. */
  language: Language | null;
  senderId: string;
  /** When it is sent; null for now. */
  sendAt?: Date | null;
  alone?: boolean;
  skipped?: Schemas.MessageSkipped | null;
  to: SQL | undefined;
  at: Date;
}

/** Throws NO_RECIPIENTS. */
export async function sendMessage(
  tx: Transaction,
  { to, at, skipped, id = newId(), ...columns }: Outgoing,
): Promise<{ sent: typeof message.$inferSelect; audit: AuditEntry }> {
  await tx.insert(message).values({
    ...columns,
    id,
    status: columns.sendAt == null ? 'sent' : 'scheduled',
    recipientCount: 0,
    createdAt: at,
    updatedAt: at,
  });
  const { length: recipientCount } = await tx
    .insert(messageRecipient)
    .select(
      tx
        .select({
          messageId: sql<string>`${id}::uuid`.as('message_id'),
          clientId: client.id,
          readAt: sql<Date | null>`null::timestamptz`.as('read_at'),
        })
        .from(client)
        .where(to),
    )
    .returning({ one: sql`1` });
  if (recipientCount === 0) throw new Problem('NO_RECIPIENTS');
  const [sent] = await tx
    .update(message)
    .set({ recipientCount })
    .where(eq(message.id, id))
    .returning();
  if (sent === undefined) throw new Error('The message was not stored.');
  return { sent, audit: sending(sent, skipped ?? null) };
}

function sending(
  sent: typeof message.$inferSelect,
  skipped: Schemas.MessageSkipped | null,
): AuditEntry {
  const { id, audience, clientId, agentId, titleZh, titleEn, bodyZh, bodyEn, recipientCount } =
    sent;
  const { sendAt, status, language } = sent;
  return {
    action: `message.${status}`,
    subject: { type: 'message', id },
    after: {
      audience,
      clientId,
      agentId,
      ...(language !== null && { language }),
      titleZh,
      titleEn,
      bodyZh,
      bodyEn,
      recipientCount,
      ...(skipped && { skipped: skipped.robots + skipped.outside }),
      ...(sendAt !== null && { sendAt: sendAt.toISOString() }),
    },
    at: sent.createdAt,
    changed: [{ topic: 'message', id, version: sent.version }],
  };
}
