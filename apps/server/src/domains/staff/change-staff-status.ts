import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import { invalidTransition } from '../../kernel/errors/invalid-transition.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { StaffUserRow } from '../../platform/sessions/sessions.ts';
import { lockForChange, lockToApply, refuseOwn, requireOtherAdministrator } from './lock-staff.ts';
import { saveStaff } from './save-staff.ts';
import { signAsSecond, signForStaff } from './sign-for-staff.ts';
import { staffStatusName } from './staff-csv.ts';
import { nextStatus, statusOf } from './staff-states.ts';
import { readStaff } from './staff-view.ts';

const actions = { enabled: 'enable', disabled: 'disable' } as const;

/**
 * Disables at once, which ends every session; enabling waits for a second person. Throws as
 * `lockForChange` says, and LAST_ADMINISTRATOR, OWN_ACCOUNT, INVALID_TRANSITION.
 */
export function changeStaffStatus(
  context: RequestContext,
  id: string,
  body: Schemas.StaffStatusChange,
): Promise<Schemas.StaffUser> {
  const { status, version } = body;
  return context.db.transaction(async (tx) => {
    const { target, locked } = await lockForChange(tx, context, id, { version });
    if (status === 'disabled') requireOtherAdministrator(target, locked);
    refuseOwn(context, target);
    requirePossible(target, status);
    if (status === 'disabled') return switchTo(tx, context, target, 'disabled');
    const changes = [{ field: 'status', before: statusOf(target), after: status }];
    const signed = await signForStaff(tx, context, target, { path: { id }, body, changes });
    return signed ? switchTo(tx, context, target, 'enabled') : readStaff(tx, context, id);
  });
}

/** Carries out an enabling that was confirmed. Throws as `lockToApply` says, and INVALID_TRANSITION. */
export async function applyStatus(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { status, version }: Schemas.StaffStatusChange,
): Promise<void> {
  const { target } = await lockToApply(tx, context, id, { version });
  requirePossible(target, status);
  await signAsSecond(tx, context, target);
  await switchTo(tx, context, target, status);
}

function requirePossible(target: StaffUserRow, status: Schemas.StaffStatus): void {
  const from = statusOf(target);
  if (nextStatus(from, actions[status]) === undefined) {
    throw invalidTransition((language) => staffStatusName(from, language));
  }
}

function switchTo(
  tx: Transaction,
  context: RequestContext,
  target: StaffUserRow,
  status: Schemas.StaffStatus,
): Promise<Schemas.StaffUser> {
  const active = status === 'enabled';
  return saveStaff(tx, context, target, {
    action: `user.${status}`,
    set: { active, disabledAt: active ? null : new Date() },
    ...(!active && { endSessions: 'disabled' }),
    before: { status: statusOf(target) },
    after: { status },
  });
}
