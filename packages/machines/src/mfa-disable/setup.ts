import { assign, setup } from 'xstate';
import { failureOf, isUnauthorized } from '../failure.ts';
import { type MfaError, type MfaErrorCode, mfaActors } from '../mfa.ts';
import { unprovided } from '../unprovided.ts';

export type MfaProof = { code: string } | { recoveryCode: string };

/** Read it through the selectors. */
export interface MfaDisableContext {
  /** Present in `confirming` and `disabling`, and nowhere else. */
  proof: MfaProof | null;
  error: MfaError | null;
}

/** Events that may be sent at any time; a state ignores those that it does not handle. */
export type MfaDisableEvent =
  | { type: 'toggle.off' }
  | ({ type: 'code.submit' } & MfaProof)
  | { type: 'confirm' }
  | { type: 'back' }
  | { type: 'cancel' }
  /** By whatever the session ended: nothing of this is left. */
  | { type: 'session.ended' };

export const nothing: MfaDisableContext = { proof: null, error: null };

const trimmed = (proof: MfaProof): MfaProof =>
  'code' in proof ? { code: proof.code.trim() } : { recoveryCode: proof.recoveryCode.trim() };

export const mfaDisable = setup({
  // `as`: xstate reads the type of this object only, never its value.
  types: {} as { context: MfaDisableContext; events: MfaDisableEvent; tags: 'busy' },
  actors: { ...mfaActors, disable: unprovided<unknown, MfaProof>('disable') },
  actions: {
    forget: assign(nothing),
    hold: assign((_, proof: MfaProof) => ({ ...nothing, proof: trimmed(proof) })),
    fail: assign((_, { code, error }: { code: MfaErrorCode; error?: unknown }) => ({
      ...nothing,
      error: failureOf(code, error),
    })),
  },
  guards: {
    isEmpty: (_, proof: MfaProof) => Object.values(trimmed(proof)).includes(''),
    isBound: (_, profile: { mfa: boolean }) => profile.mfa,
    isUnauthorized: (_, error: unknown) => isUnauthorized(error),
  },
});
