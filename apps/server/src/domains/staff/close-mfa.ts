import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { StaffUserRow } from '../auth/sessions.ts';
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
    return applyMfaClosing(tx, context, target);
  });
}

/** The same to a locked member of staff, whoever may. Throws NO_AUTHENTICATOR. */
export async function applyMfaClosing(
  tx: Transaction,
  context: RequestContext,
  target: StaffUserRow,
): Promise<Schemas.StaffUser> {
  if (target.mfaSecret === null) throw new Problem('NO_AUTHENTICATOR');
  await deleteRecoveryCodes(tx, target.id);
  return saveStaff(tx, context, target, {
    action: 'user.mfa_closed',
    set: { mfaSecret: null, mfaStepUsed: null, mfaPendingSecret: null, mfaPendingAt: null },
    endSessions: 'mfa_changed',
    before: { mfa: true },
    after: { mfa: false },
  });
}
