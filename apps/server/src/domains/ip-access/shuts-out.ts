import { can, chainOf } from '@brokerdesk/policy';
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { session, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { type IpRule, type IpRuleRow, locksOut } from '../../platform/ip-access/verdict.ts';
import { permissionsOf } from '../../platform/permissions-of-role.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { isAbove } from '../staff/rank.ts';

/** Throws IP_RULE_SHUTS_OUT for a rule that names a colleague whose role is not below the author's. */
export async function refuseAboutPeers(
  tx: Transaction,
  context: RequestContext,
  { userId }: Pick<IpRuleRow, 'userId'>,
): Promise<void> {
  const actor = actorOf(context);
  if (userId === null || userId === actor.id) return;
  const [named] = await tx
    .select({ role: staffUser.role, isService: staffUser.isService })
    .from(staffUser)
    .where(eq(staffUser.id, userId));
  if (named !== undefined && !named.isService && !isAbove(actor.role, named.role)) {
    throw new Problem('IP_RULE_SHUTS_OUT');
  }
}

/**
 * Throws IP_RULE_SHUTS_OUT for a change that ends the open session of a colleague whose role is not below the author's,
 * or after which no other user who may approve changes of access could call from the address of the last sign-in: they
 * could not stop what its author does next.
 */
export async function requireOthersIn(
  tx: Transaction,
  context: RequestContext,
  change: { before: readonly IpRule[]; after: readonly IpRule[] },
): Promise<void> {
  const now = new Date();
  const actor = actorOf(context);
  const rows = await tx
    .selectDistinctOn([session.userId], {
      id: staffUser.id,
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
        ne(staffUser.id, actor.id),
      ),
    )
    .orderBy(session.userId, desc(session.createdAt));
  const isPeer = ({ role, endedAt }: (typeof rows)[number]) =>
    endedAt === null && !isAbove(actor.role, role);
  const approvers = rows.filter(({ role }) =>
    can(permissionsOf(role), 'approve', chainOf('users')),
  );
  const isOut = ({ id, role, address }: (typeof rows)[number]) =>
    locksOut(change, address, { id, role }, now);
  const shutsOut = approvers.length > 0 && approvers.every(isOut);
  if (shutsOut || rows.filter(isPeer).some(isOut)) throw new Problem('IP_RULE_SHUTS_OUT');
}
