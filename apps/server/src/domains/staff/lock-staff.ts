import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Actor } from '../../platform/actor.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { lockSession, type StaffUserRow } from '../../platform/sessions/sessions.ts';
import { requireLatest } from '../../platform/versioned-record.ts';
import { highestRole, isAbove } from './rank.ts';
import { isInStaffScope } from './staff-scope.ts';
import { readStaff } from './staff-view.ts';

export type LockedStaff = ReadonlyMap<string, StaffUserRow>;

/**
 * Locks all active administrators too, so that the last one cannot go while another goes. In the order of the ids, and
 * before any session, so that none waits in a circle.
 */
export async function lockStaff(
  tx: Transaction,
  ids: readonly (string | null | undefined)[],
): Promise<LockedStaff> {
  const named = ids.filter((id) => id != null);
  const administrators = and(eq(staffUser.role, highestRole), eq(staffUser.active, true));
  const rows = await tx
    .select()
    .from(staffUser)
    .where(or(inArray(staffUser.id, named), administrators))
    .orderBy(asc(staffUser.id))
    .for('no key update');
  return new Map(rows.map((row) => [row.id, row]));
}

/** `along` are locked too. Throws SESSION_ENDED, NOT_FOUND, STAFF_ABOVE_OWN, and STALE_RECORD for another `version`. */
export async function lockForChange(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { version, along = [] }: { version?: number; along?: readonly (string | null)[] } = {},
): Promise<{ target: StaffUserRow; locked: LockedStaff }> {
  const actor = actorOf(context);
  const locked = await lockStaff(tx, [actor.id, id, ...along]);
  await lockSession(tx, actor);
  const target = requireChangeable(actor, locked.get(id));
  await requireSeen(tx, context, target, version);
  return { target, locked };
}

/** No one is the second for a change of the own account. Throws NOT_FOUND, OWN_ACCOUNT and STALE_RECORD. */
export async function lockToApply(
  tx: Transaction,
  context: RequestContext,
  id: string | null,
  { version, along = [] }: { version?: number; along?: readonly (string | null)[] } = {},
): Promise<{ target: StaffUserRow; locked: LockedStaff }> {
  const locked = await lockStaff(tx, [actorOf(context).id, id, ...along]);
  const target = id === null ? undefined : locked.get(id);
  if (target === undefined) throw new Problem('NOT_FOUND');
  refuseOwn(context, target);
  await requireSeen(tx, context, target, version);
  return { target, locked };
}

/** Throws NOT_FOUND outside the caller's scope, and STAFF_ABOVE_OWN. */
export function requireChangeable(actor: Actor, target: StaffUserRow | undefined): StaffUserRow {
  if (target === undefined || !isInStaffScope(actor, target)) throw new Problem('NOT_FOUND');
  if (isAbove(target.role, actor.role)) throw new Problem('STAFF_ABOVE_OWN');
  return target;
}

/** Throws OWN_ACCOUNT. */
export function refuseOwn(context: RequestContext, target: { id: string }): void {
  if (target.id === actorOf(context).id) throw new Problem('OWN_ACCOUNT');
}

/**
 * Call it before `refuseOwn`: the last administrator is to make another, not to ask another. Throws LAST_ADMINISTRATOR.
 */
export function requireOtherAdministrator(target: StaffUserRow, locked: LockedStaff): void {
  const isOne = ({ role, active }: StaffUserRow) => role === highestRole && active;
  if (!isOne(target)) return;
  const others = [...locked.values()].filter((one) => one.id !== target.id && isOne(one));
  if (others.length === 0) throw new Problem('LAST_ADMINISTRATOR');
}

async function requireSeen(
  tx: Transaction,
  context: RequestContext,
  { id, version }: StaffUserRow,
  seen = version,
): Promise<void> {
  const view = () => readStaff(tx, context, id);
  await requireLatest(tx, { type: 'staff_user', id }, { version, view }, seen);
}
