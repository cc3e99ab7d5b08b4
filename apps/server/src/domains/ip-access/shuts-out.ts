import { can, chainOf, type Role } from '@brokerdesk/policy';
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { session, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { type IpRule, locksOut } from '../../platform/ip-access/verdict.ts';
import { permissionsOf } from '../../platform/permissions-of-role.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { isAbove } from '../staff/rank.ts';

export interface RuleChange {
  before: readonly IpRule[];
  after: readonly IpRule[];
  namedId: string | null;
}

/**
 * Returns peers and superiors in the change, and those with a session that it ends: a change against them takes two
 * users. Throws IP_RULE_LOCKS_OUT for the caller, IP_RULE_SHUTS_OUT for the proposer or every other user who may
 * approve changes of access.
 */
export async function peersShutOut(
  tx: Transaction,
  context: RequestContext,
  change: RuleChange,
): Promise<string[]> {
  const now = new Date();
  const actor = actorOf(context);
  const { ip: address } = context;
  if (locksOut(change, address, actor, now)) {
    throw new Problem('IP_RULE_LOCKS_OUT', { values: { address } });
  }
  const rows = await readLastSessions(tx, actor.id);
  const out = rows.filter((row) => locksOut(change, row.address, row, now));
  const others = rows.filter(({ role }) => can(permissionsOf(role), 'approve', chainOf('users')));
  const shutsOutAll = others.length > 0 && others.every((one) => out.includes(one));
  if (shutsOutAll || out.some(({ id }) => id === context.proposal?.makerId)) {
    throw new Problem('IP_RULE_SHUTS_OUT');
  }
  const isPeer = ({ role }: { role: Role }) => !isAbove(actor.role, role);
  const named = await readNamed(tx, change.namedId === actor.id ? null : change.namedId);
  const found = [...named, ...out.filter(({ endedAt }) => endedAt === null)].filter(isPeer);
  return [...new Map(found.map(({ id, name }) => [id, name])).values()].toSorted();
}

function readLastSessions(tx: Transaction, exceptId: string) {
  return tx
    .selectDistinctOn([session.userId], {
      id: staffUser.id,
      name: staffUser.name,
      role: staffUser.role,
      address: session.ip,
      endedAt: session.endedAt,
    })
    .from(session)
    .innerJoin(staffUser, eq(staffUser.id, session.userId))
    .where(
      and(
        eq(staffUser.active, true),
        isNotNull(staffUser.passwordHash),
        ne(staffUser.id, exceptId),
      ),
    )
    .orderBy(session.userId, desc(session.createdAt));
}

async function readNamed(tx: Transaction, id: string | null) {
  if (id === null) return [];
  return tx
    .select({ id: staffUser.id, name: staffUser.name, role: staffUser.role })
    .from(staffUser)
    .where(and(eq(staffUser.id, id), eq(staffUser.isService, false)));
}
