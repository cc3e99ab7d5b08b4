import type { Schemas } from '@brokerdesk/sdk';
import { Problem } from '../../http/problem.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { lockForChange, refuseOwn, requireOtherAdministrator } from './lock-staff.ts';
import { saveStaff } from './save-staff.ts';
import { nextStatus, statusOf } from './staff-states.ts';

const actions = { enabled: 'enable', disabled: 'disable' } as const;

/**
 * Enables or disables; disabling ends every session. Throws as `lockForChange` says, and
 * LAST_ADMINISTRATOR, OWN_ACCOUNT, INVALID_TRANSITION.
 */
export function changeStaffStatus(
  context: RequestContext,
  id: string,
  { status, version }: Schemas.StaffStatusChange,
): Promise<Schemas.StaffUser> {
  return context.db.transaction(async (tx) => {
    const { target, locked } = await lockForChange(tx, context, id, { version });
    if (status === 'disabled') requireOtherAdministrator(target, locked);
    refuseOwn(context, target);
    const from = statusOf(target);
    const next = nextStatus(from, actions[status]);
    if (next === undefined) throw new Problem('INVALID_TRANSITION', { values: { from } });
    const active = next === 'enabled';
    return saveStaff(tx, context, target, {
      action: `user.${next}`,
      set: { active, disabledAt: active ? null : new Date() },
      ...(!active && { endSessions: 'disabled' }),
      before: { status: from },
      after: { status: next },
    });
  });
}
