import type { Schemas } from '@brokerdesk/sdk';
import { changesBetween } from '../../kernel/changes-between.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import type { StaffUserRow } from '../../platform/sessions/sessions.ts';
import { applyRole, requireMayHaveRole } from './apply-role.ts';
import {
  type LockedStaff,
  lockForChange,
  lockToApply,
  refuseOwn,
  requireOtherAdministrator,
} from './lock-staff.ts';
import { saveStaff } from './save-staff.ts';
import { requireThird, signAsSecond, signForStaff } from './sign-for-staff.ts';
import { requireDistinctNames } from './similar-names.ts';
import { readStaff } from './staff-view.ts';
import { leaderName, requirePosition } from './team-position.ts';

/**
 * Another role waits, with all that was asked for, until a second person confirms. Throws as `lockForChange`,
 * `requirePosition` and `requireThird`, and LAST_ADMINISTRATOR, OWN_ACCOUNT, STILL_REFERRED_TO.
 */
export function updateStaff(
  context: RequestContext,
  id: string,
  body: Schemas.StaffUpdate,
): Promise<Schemas.StaffUser> {
  const { role, leader_id: leaderId } = body;
  return context.db.transaction(async (tx) => {
    const { target, locked } = await lockForChange(tx, context, id, {
      version: body.version,
      along: [leaderId],
    });
    if (role !== target.role) return proposeRole(tx, context, { target, locked }, body);
    // A leader who has been disabled since keeps those who were there before.
    if (leaderId !== target.leaderId) requirePosition(actorOf(context), { role, leaderId }, locked);
    const name = body.name.trim();
    await requireDistinctName(tx, target, name);
    return saveStaff(tx, context, target, {
      action: 'user.changed',
      set: { name, leaderId },
      before: { name: target.name, role, leader_id: target.leaderId },
      after: { name, role, leader_id: leaderId },
    });
  });
}

async function proposeRole(
  tx: Transaction,
  context: RequestContext,
  { target, locked }: { target: StaffUserRow; locked: LockedStaff },
  body: Schemas.StaffUpdate,
): Promise<Schemas.StaffUser> {
  const { id } = target;
  const { role, leader_id: leaderId } = body;
  requireOtherAdministrator(target, locked);
  refuseOwn(context, target);
  await requireThird(tx, context, target);
  requirePosition(actorOf(context), { role, leaderId }, locked);
  await requireMayHaveRole(tx, { target, locked }, { role, leaderId });
  const name = body.name.trim();
  await requireDistinctName(tx, target, name);
  const signed = await signForStaff(tx, context, target, {
    path: { id },
    body,
    changes: changesBetween(
      {
        name: target.name,
        role: target.role,
        leader_id: await leaderName(tx, target.leaderId),
      },
      { name, role, leader_id: await leaderName(tx, leaderId) },
    ),
  });
  return signed
    ? applyRole(tx, context, target, { name, role, leaderId })
    : readStaff(tx, context, id);
}

/** Throws as `lockToApply` and `requireMayHaveRole`. */
export async function applyUpdate(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { version, name, role, leader_id: leaderId }: Schemas.StaffUpdate,
): Promise<void> {
  const found = await lockToApply(tx, context, id, { version, along: [leaderId] });
  await requireMayHaveRole(tx, found, { role, leaderId });
  await requireDistinctName(tx, found.target, name.trim());
  await signAsSecond(tx, context, found.target);
  await applyRole(tx, context, found.target, { name: name.trim(), role, leaderId });
}

async function requireDistinctName(
  tx: Transaction,
  { id, name: before }: StaffUserRow,
  name: string,
): Promise<void> {
  if (name !== before) await requireDistinctNames(tx, { id, name });
}
