import { scopeOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, count, desc, eq, gte, inArray, type SQL, sql, sum } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { client, message, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Actor } from '../../platform/actor.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readSetting } from '../../platform/settings.ts';
import { readColleagues, tiedTo } from '../approval/colleagues.ts';
import { clientScope, clientsOfTeam } from '../client-access/client-scope.ts';
import { requireClient } from '../client-access/find-client.ts';

const dayMs = 24 * 60 * 60 * 1000;

export type Sender = Pick<Actor, 'id' | 'scope' | 'scopeOwnerId'>;

export interface Addressee {
  audience: Schemas.MessageAudience;
  clientId: string | null;
  agentId: string | null;
  clientIds: readonly string[] | null;
}

export async function recipientsOf(
  reader: Reader,
  sender: Sender,
  to: Addressee,
): Promise<SQL | undefined> {
  if (to.clientId !== null) await requireClient(reader, sender, to.clientId);
  if (to.agentId !== null) await requireAgent(reader, sender, to.agentId);
  return and(clientScope(sender), audienceOf(to));
}

export function audienceOf(
  of: Pick<Addressee, 'clientId' | 'agentId'> & Partial<Pick<Addressee, 'clientIds'>>,
): SQL | undefined {
  if (of.clientId !== null) return eq(client.id, of.clientId);
  return and(
    eq(client.fake, false),
    of.agentId === null ? undefined : clientsOfTeam(of.agentId),
    of.clientIds == null ? undefined : inArray(client.id, [...of.clientIds]),
  );
}

const fieldOfAudience = {
  client: 'client_id',
  agent: 'agent_id',
  selected: 'client_ids',
  all: null,
} as const satisfies Record<Schemas.MessageAudience, keyof Schemas.MessageCreate | null>;

export function requireAddressee({
  audience,
  client_id = null,
  agent_id = null,
  client_ids = null,
}: Pick<Schemas.MessageCreate, 'audience' | 'client_id' | 'agent_id'> & {
  client_ids?: readonly string[] | null | undefined;
}): Addressee {
  const errors = Object.entries({ client_id, agent_id, client_ids }).flatMap(([field, named]) => {
    const expected = fieldOfAudience[audience] === field;
    if (expected === (named !== null)) return [];
    return [{ field, code: expected ? ('FIELD_REQUIRED' as const) : ('FIELD_INVALID' as const) }];
  });
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
  return { audience, clientId: client_id, agentId: agent_id, clientIds: client_ids };
}

export async function countSkipped(
  reader: Reader,
  sender: Sender,
  { clientIds }: Addressee,
): Promise<Schemas.MessageSkipped | null> {
  if (clientIds === null) return null;
  const rows = await reader
    .select({ fake: client.fake })
    .from(client)
    .where(and(clientScope(sender), inArray(client.id, [...clientIds])));
  const robots = rows.filter(({ fake }) => fake).length;
  return { robots, outside: clientIds.length - rows.length };
}

export async function countRecipients(
  reader: Reader,
  sender: Sender,
  to: Addressee,
): Promise<Schemas.MessageRecipients> {
  const where = await recipientsOf(reader, sender, to);
  const languages = await reader
    .select({ language: client.language, count: count() })
    .from(client)
    .where(where)
    .groupBy(client.language)
    .orderBy(desc(count()), client.language);
  const total = languages.reduce((sum, { count }) => sum + count, 0);
  const { messages } = await readSetting(reader, 'trade');
  const writtenAlone = await countWrittenAlone(reader, sender.id);
  return {
    total,
    languages,
    alone_max: messages.alone_max,
    written_alone: writtenAlone,
    two_people: writtenAlone + total > messages.alone_max,
  };
}

/** One message of a sender and tied accounts at a time, on any replica, so that each counts those before it. */
export async function lockSender(tx: Transaction, { id }: Sender): Promise<void> {
  const senders = tiedTo(await readColleagues(tx), id).map((one) => `messages alone ${one}`);
  const inOrder = JSON.stringify(senders.toSorted());
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(key, 0))
    from jsonb_array_elements_text(${inOrder}::jsonb) as key`);
}

async function countWrittenAlone(reader: Reader, senderId: string): Promise<number> {
  const senders = tiedTo(await readColleagues(reader), senderId);
  const since = new Date(Date.now() - dayMs);
  const [found] = await reader
    .select({ total: sum(message.recipientCount).mapWith(Number) })
    .from(message)
    .where(
      and(
        inArray(message.senderId, senders),
        eq(message.alone, true),
        gte(message.createdAt, since),
      ),
    );
  return found?.total ?? 0;
}

export async function senderOf(reader: Reader, context: RequestContext): Promise<Sender> {
  if (context.proposal === null) return actorOf(context);
  const { makerId } = context.proposal;
  const [maker] = await reader
    .select({ role: staffUser.role })
    .from(staffUser)
    .where(eq(staffUser.id, makerId));
  if (maker === undefined) throw new Problem('NOT_FOUND');
  return { id: makerId, scope: scopeOf(maker.role), scopeOwnerId: makerId };
}

async function requireAgent(reader: Reader, sender: Sender, agentId: string): Promise<void> {
  const within =
    sender.scope === 'all'
      ? undefined
      : sql`(${staffUser.id} = ${sender.id} or ${staffUser.leaderId} = ${sender.id})`;
  const [found] = await reader
    .select({ id: staffUser.id })
    .from(staffUser)
    .where(and(eq(staffUser.id, agentId), inArray(staffUser.role, ['superman', 'hero']), within));
  if (found === undefined) throw new Problem('NOT_FOUND');
}
