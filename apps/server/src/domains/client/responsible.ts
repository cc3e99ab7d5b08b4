import { scopeOf } from '@brokerdesk/policy';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Actor } from '../../platform/actor.ts';

/** Throws VALIDATION at `agent_id`. */
export async function responsibleFor(
  reader: Reader,
  actor: Actor,
  named: string | null | undefined,
): Promise<string | null> {
  const { scope, scopeOwnerId } = actor;
  const id = named ?? (scope === 'all' ? null : scopeOwnerId);
  if (id === null) return null;
  const [found] = await reader.select().from(staffUser).where(eq(staffUser.id, id));
  const looksAfterClients = found?.active === true && scopeOf(found.role) !== 'all';
  const inScope =
    scope === 'all' ||
    id === scopeOwnerId ||
    (scope === 'team' && found?.leaderId === scopeOwnerId);
  if (!looksAfterClients || !inScope) {
    throw new Problem('VALIDATION', { errors: [{ field: 'agent_id', code: 'FIELD_INVALID' }] });
  }
  return id;
}
