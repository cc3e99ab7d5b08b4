import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { session, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import {
  type EndedSession,
  endSessions,
  type SignedIn,
  type StaffUserRow,
} from '../../platform/sessions/sessions.ts';
import { isLastUsedCode, lookAtCode, periodOf } from '../auth/authenticator.ts';
import { sessionChange } from '../auth/session-change.ts';

/** From the start to its code, and from its code to a repetition of it. */
const bindingMs = 10 * 60 * 1000;

/**
 * Ends every other session of the user; the same session may repeat the code, for a lost answer. Throws
 * MFA_BINDING_NOT_STARTED, AUTHENTICATOR_CODE_WRONG, TOO_MANY_ATTEMPTS.
 */
export async function verifyMfaBinding(
  context: RequestContext,
  code: string,
): Promise<Schemas.Done> {
  const { unseal } = context.services.secrets;
  const done: Schemas.Done = { ok: true };

  const answer = await lookAtCode(context, async (tx, signedIn) => {
    const { person } = signedIn;
    if (isRecent(signedIn.session.mfaBoundAt) && isLastUsedCode(unseal, person, code)) {
      return { is: 'repeated', answer: done };
    }
    const sealed = pendingSecret(person);
    const entry = { subject: { type: 'staff_user', id: person.id }, changed: [] };
    const period = periodOf(unseal(sealed), code);
    if (period === null) {
      return { is: 'wrong', audit: { ...entry, action: 'user.mfa_bind_failed' } };
    }
    const ended = await bind(tx, signedIn, { sealed, period });
    return {
      is: 'right',
      answer: done,
      audit: {
        ...entry,
        action: 'user.mfa_bound',
        before: { mfa: false },
        after: { mfa: true, sessions_ended: ended.length },
        changed: ended.map((one) => sessionChange(one, 'ended')),
      },
    };
  });
  if (answer === null) throw new Problem('AUTHENTICATOR_CODE_WRONG');
  return answer;
}

function pendingSecret({ mfaPendingSecret, mfaPendingAt }: StaffUserRow): string {
  if (mfaPendingSecret === null || !isRecent(mfaPendingAt)) {
    throw new Problem('MFA_BINDING_NOT_STARTED');
  }
  return mfaPendingSecret;
}

async function bind(
  tx: Transaction,
  { person, session: own }: SignedIn,
  { sealed, period }: { sealed: string; period: number },
): Promise<EndedSession[]> {
  const now = new Date();
  await tx
    .update(staffUser)
    .set({
      mfaSecret: sealed,
      // Used up: it opens no session.
      mfaStepUsed: period,
      mfaPendingSecret: null,
      mfaPendingAt: null,
      version: person.version + 1,
      updatedAt: now,
    })
    .where(eq(staffUser.id, person.id));
  await tx
    .update(session)
    .set({ mfaBoundAt: now, signedInAt: now, factorAt: now })
    .where(eq(session.id, own.id));
  return endSessions(tx, { userId: person.id, except: own.id }, 'mfa_changed');
}

function isRecent(at: Date | null): boolean {
  return at !== null && Date.now() - at.getTime() < bindingMs;
}
