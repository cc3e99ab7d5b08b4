import { can, type Role } from '@brokerdesk/policy';
import { and, desc, eq, gte, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { session, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { type IpRule, locksOut } from '../../platform/ip-access/verdict.ts';
import { permissionsOf } from '../../platform/permissions-of-role.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { type Approvable, readColleagues, secondPeople } from '../approval/colleagues.ts';
import { isAbove } from '../staff/rank.ts';

export interface RuleChange {
  before: readonly IpRule[];
  after: readonly IpRule[];
  namedId: string | null;
}

const monthMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Returns peers and superiors in the change, and those with an address that it keeps out: a change against them takes
 * two users. Throws IP_RULE_LOCKS_OUT for the caller, IP_RULE_SHUTS_OUT for the proposer or, together with earlier rules,
 * every other user who may approve the change.
 */
export async function lockedOutPeers(
  tx: Transaction,
  context: RequestContext,
  change: RuleChange,
  act: Approvable,
): Promise<string[]> {
  const now = new Date();
  const actor = actorOf(context);
  const { ip: address } = context;
  if (locksOut(change, address, actor, now)) {
    throw new Problem('IP_RULE_LOCKS_OUT', { values: { address } });
  }
  const rows = await readAddresses(tx, actor.id);
  const out = rows.filter((row) => locksOut(change, row.address, row, now));
  const last = rows.filter(({ isLast }) => isLast);
  const isOut = (row: Row) => locksOut({ ...change, before: [] }, row.address, row, now);
  const mayApprove = ({ signsIn, role }: Row) =>
    signsIn && can(permissionsOf(role), 'approve', act.chain);
  const independent = secondPeople(await readColleagues(tx), act, [actor.id]).map(({ id }) => id);
  const locksOutAll = [mayApprove, ({ id }: Row) => independent.includes(id)]
    .map((which) => last.filter(which))
    .some((all) => all.some((one) => out.includes(one)) && all.every(isOut));
  const { makerId } = context.proposal ?? {};
  if (locksOutAll || out.some(({ id, isLast }) => isLast && id === makerId)) {
    throw new Problem('IP_RULE_SHUTS_OUT');
  }
  const isPeer = ({ role }: { role: Role }) => !isAbove(actor.role, role);
  const named = await readNamed(tx, change.namedId === actor.id ? null : change.namedId);
  const found = [...named, ...out].filter(isPeer);
  return [...new Map(found.map(({ id, name }) => [id, name])).values()].toSorted();
}

type Row = Awaited<ReturnType<typeof readAddresses>>[number];

/** Addresses of sign-ins within 30 days, or of the last one. Ended sessions count as well. */
function readAddresses(tx: Transaction, exceptId: string) {
  const lastAt = sql`(select max(s.created_at) from session s where s.user_id = ${staffUser.id})`;
  const monthAgo = new Date(Date.now() - monthMs).toISOString();
  return tx
    .selectDistinctOn([session.userId, session.ip], {
      id: staffUser.id,
      name: staffUser.name,
      role: staffUser.role,
      signsIn: sql<boolean>`${staffUser.passwordHash} is not null`,
      address: session.ip,
      isLast: sql<boolean>`${session.createdAt} = ${lastAt}`,
    })
    .from(session)
    .innerJoin(staffUser, eq(staffUser.id, session.userId))
    .where(
      and(
        eq(staffUser.active, true),
        ne(staffUser.id, exceptId),
        gte(session.createdAt, sql`least(${lastAt}, ${monthAgo}::timestamptz)`),
      ),
    )
    .orderBy(session.userId, session.ip, desc(session.createdAt));
}

async function readNamed(tx: Transaction, id: string | null) {
  if (id === null) return [];
  return tx
    .select({ id: staffUser.id, name: staffUser.name, role: staffUser.role })
    .from(staffUser)
    .where(and(eq(staffUser.id, id), eq(staffUser.isService, false)));
}
