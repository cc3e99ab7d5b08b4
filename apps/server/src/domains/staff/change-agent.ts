import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { client } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { inSession } from '../../platform/idempotent.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireClientVersion } from '../client/lock-client.ts';
import { readClient } from '../client/read-client.ts';
import { clientScope } from '../client-access/client-scope.ts';
import { lockStaff } from './lock-staff.ts';
import { isChoice, looksAfterClients } from './staff-scope.ts';

/** Throws NOT_FOUND, STALE_RECORD if a version is given, and VALIDATION at `user_id`. */
export function changeAgent(
  context: RequestContext,
  clientId: string,
  { user_id: agentId, version }: Schemas.AgentChange,
): Promise<Schemas.Client> {
  const actor = actorOf(context);
  let locked: Awaited<ReturnType<typeof lockStaff>> = new Map();
  const lockFirst = async (tx: Transaction) => {
    locked = await lockStaff(tx, [actor.id, agentId]);
  };
  const change = async (tx: Transaction) => {
    const [found] = await tx
      .select()
      .from(client)
      .where(and(eq(client.id, clientId), clientScope(actor)))
      .for('no key update');
    if (found === undefined) throw new Problem('NOT_FOUND');
    if (version !== undefined) await requireClientVersion(tx, context, found, version);
    const agent = locked.get(agentId);
    const offered = agent?.active === true && looksAfterClients(agent.role);
    if (!offered || !isChoice(actor, agent)) {
      throw new Problem('VALIDATION', { errors: [{ field: 'user_id', code: 'FIELD_INVALID' }] });
    }
    if (agentId !== found.agentId) await transfer(tx, context, found, agentId);
    return readClient(tx, actor, clientId);
  };
  return inSession(context, change, lockFirst);
}

async function transfer(
  tx: Transaction,
  context: RequestContext,
  found: typeof client.$inferSelect,
  agentId: string,
): Promise<void> {
  const { id } = found;
  const version = found.version + 1;
  await tx.update(client).set({ agentId, version, updatedAt: new Date() }).where(eq(client.id, id));
  await writeAudit(tx, context, {
    action: 'client.transferred',
    subject: { type: 'client', id },
    before: { agent_id: found.agentId },
    after: { agent_id: agentId },
    changed: [{ topic: 'client', id, version, clientId: id }],
  });
}
