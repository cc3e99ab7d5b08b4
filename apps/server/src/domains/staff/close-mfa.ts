import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { passkey } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { hasFactor, type StaffUserRow } from '../../platform/sessions/sessions.ts';
import { deleteRecoveryCodes } from '../auth/second-factor.ts';
import { lockForChange, lockToApply, refuseOwn } from './lock-staff.ts';
import { saveStaff } from './save-staff.ts';
import { requireThird, signAsSecond, signForStaff } from './sign-for-staff.ts';
import { readStaff } from './staff-view.ts';

/** Throws as `lockForChange` and `requireThird`, and OWN_ACCOUNT, NO_AUTHENTICATOR. */
export function closeMfa(context: RequestContext, id: string): Promise<Schemas.StaffUser> {
  return context.db.transaction(async (tx) => {
    const { target } = await lockForChange(tx, context, id);
    refuseOwn(context, target);
    await requireFactor(tx, target);
    await requireThird(tx, context, target);
    const changes = [{ field: 'mfa', before: 'true', after: 'false' }];
    const signed = await signForStaff(tx, context, target, { path: { id }, body: {}, changes });
    return signed ? close(tx, context, target) : readStaff(tx, context, id);
  });
}

/** Throws as `lockToApply`, and NO_AUTHENTICATOR. */
export async function applyMfaClosing(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<void> {
  const { target } = await lockToApply(tx, context, id);
  await requireFactor(tx, target);
  await signAsSecond(tx, context, target);
  await close(tx, context, target);
}

async function requireFactor(tx: Transaction, target: StaffUserRow): Promise<void> {
  if (!(await hasFactor(tx, target))) throw new Problem('NO_AUTHENTICATOR');
}

async function close(
  tx: Transaction,
  context: RequestContext,
  target: StaffUserRow,
): Promise<Schemas.StaffUser> {
  await deleteRecoveryCodes(tx, target.id);
  const removed = await tx
    .delete(passkey)
    .where(eq(passkey.userId, target.id))
    .returning({ name: passkey.name });
  const names = removed.map(({ name }) => name);
  return saveStaff(tx, context, target, {
    action: 'user.mfa_closed',
    set: { mfaSecret: null, mfaStepUsed: null, mfaPendingSecret: null, mfaPendingAt: null },
    endSessions: 'mfa_changed',
    before: { mfa: true, ...(names.length > 0 && { passkey: names.join(', ') }) },
    after: { mfa: false },
  });
}
