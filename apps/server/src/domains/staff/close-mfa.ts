import type { Schemas } from '@brokerdesk/sdk';
import { Problem } from '../../http/problem.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { deleteRecoveryCodes } from '../user/recovery-codes.ts';
import { lockForChange, refuseOwn } from './lock-staff.ts';
import { saveStaff } from './save-staff.ts';

/**
 * Removes the authenticator of somebody else, with its recovery codes and one that is being set up;
 * every session of the person ends. Throws as `lockForChange` says, and OWN_ACCOUNT, NO_AUTHENTICATOR.
 */
export function closeMfa(context: RequestContext, id: string): Promise<Schemas.StaffUser> {
  return context.db.transaction(async (tx) => {
    const { target } = await lockForChange(tx, context, id);
    refuseOwn(context, target);
    if (target.mfaSecret === null) throw new Problem('NO_AUTHENTICATOR');
    await deleteRecoveryCodes(tx, id);
    return saveStaff(tx, context, target, {
      action: 'user.mfa_closed',
      set: { mfaSecret: null, mfaStepUsed: null, mfaPendingSecret: null, mfaPendingAt: null },
      endSessions: 'mfa_changed',
      before: { mfa: true },
      after: { mfa: false },
    });
  });
}
