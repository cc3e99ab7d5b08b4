import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { newId } from '../../kernel/db/new-id.ts';
import { client, message, messageRecipient, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Actor } from '../../platform/actor.ts';
import { type AuditEntry, writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { clientScope, clientsOfTeam } from '../client/client-scope.ts';
import { requireClient } from '../client/find-client.ts';
import { messageView, requireMessageRow } from './message-row.ts';

interface Words {
  titleZh: string;
  titleEn: string;
  bodyZh: string;
  bodyEn: string;
}

export interface Outgoing extends Words {
  id?: string;
  audience: Schemas.MessageAudience;
  clientId: string | null;
  agentId: string | null;
  senderId: string;
  /** The clients who get it, as a condition on `client`. */
  to: SQL | undefined;
  at: Date;
}

/** Sends a message to the clients of the audience who are in the sender's scope now. */
export async function createMessage(
  tx: Transaction,
  context: RequestContext,
  request: Schemas.MessageCreate,
): Promise<Schemas.Message> {
  const actor = actorOf(context);
  const { clientId, agentId } = requireAddressee(request);
  if (clientId !== null) await requireClient(tx, actor, clientId);
  if (agentId !== null) await requireAgent(tx, actor, agentId);
  const { sent, audit } = await sendMessage(tx, {
    audience: request.audience,
    clientId,
    agentId,
    titleZh: request.title_zh.trim(),
    titleEn: request.title_en.trim(),
    bodyZh: request.body_zh.trim(),
    bodyEn: request.body_en.trim(),
    senderId: actor.id,
    to: and(clientScope(actor), audienceOf({ clientId, agentId })),
    at: new Date(),
  });
  await writeAudit(tx, context, audit);
  return messageView(await requireMessageRow(tx, actor, sent.id));
}

/** One client, robot or not, or all real ones of those that the salesman or the team looks after. */
export function audienceOf(of: {
  clientId: string | null;
  agentId: string | null;
}): SQL | undefined {
  if (of.clientId !== null) return eq(client.id, of.clientId);
  return and(eq(client.fake, false), of.agentId === null ? undefined : clientsOfTeam(of.agentId));
}

/** Stores the message with whom it went to. Throws NO_RECIPIENTS where that is nobody. */
export async function sendMessage(
  tx: Transaction,
  { to, at, id = newId(), ...columns }: Outgoing,
): Promise<{ sent: typeof message.$inferSelect; audit: AuditEntry }> {
  await tx
    .insert(message)
    .values({ ...columns, id, recipientCount: 0, createdAt: at, updatedAt: at });
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
  return { sent, audit: sending(sent) };
}

function sending(sent: typeof message.$inferSelect): AuditEntry {
  const { id, audience, clientId, agentId, titleZh, titleEn, bodyZh, bodyEn, recipientCount } =
    sent;
  return {
    action: 'message.sent',
    subject: { type: 'message', id },
    after: { audience, clientId, agentId, titleZh, titleEn, bodyZh, bodyEn, recipientCount },
    at: sent.createdAt,
    changed: [{ topic: 'message', id, version: sent.version }],
  };
}

function requireAddressee({ audience, client_id, agent_id }: Schemas.MessageCreate) {
  const named = { client_id: client_id ?? null, agent_id: agent_id ?? null };
  const errors = (['client_id', 'agent_id'] as const).flatMap((field) => {
    const expected = `${audience}_id` === field;
    if (expected === (named[field] !== null)) return [];
    return [{ field, code: expected ? ('FIELD_REQUIRED' as const) : ('FIELD_INVALID' as const) }];
  });
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
  return { clientId: named.client_id, agentId: named.agent_id };
}

/** Someone who may look after clients whom the sender sees. NOT_FOUND for everyone else. */
async function requireAgent(tx: Transaction, actor: Actor, agentId: string): Promise<void> {
  const within =
    actor.scope === 'all'
      ? undefined
      : sql`(${staffUser.id} = ${actor.id} or ${staffUser.leaderId} = ${actor.id})`;
  const [found] = await tx
    .select({ id: staffUser.id })
    .from(staffUser)
    .where(and(eq(staffUser.id, agentId), inArray(staffUser.role, ['superman', 'hero']), within));
  if (found === undefined) throw new Problem('NOT_FOUND');
}
