import type { Schemas } from '@brokerdesk/sdk';
import type { RequestContext } from '../../platform/request-context.ts';
import { newInvitationCode } from './invitation-code.ts';
import { lockForChange } from './lock-staff.ts';
import { saveStaff } from './save-staff.ts';

/** A new invitation code; the one before stops to count. Throws as `lockForChange` says. */
export function renewCode(context: RequestContext, id: string): Promise<Schemas.StaffUser> {
  return context.db.transaction(async (tx) => {
    const { target } = await lockForChange(tx, context, id);
    const code = newInvitationCode();
    return saveStaff(tx, context, target, {
      action: 'user.code_renewed',
      set: { code },
      before: { code: target.code },
      after: { code },
    });
  });
}
