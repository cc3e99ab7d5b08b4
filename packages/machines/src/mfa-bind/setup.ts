import { assign, setup } from 'xstate';
import { codeOf, failureOf, isUnauthorized } from '../failure.ts';
import { type MfaError, type MfaErrorCode, mfaActors } from '../mfa.ts';
import { unprovided } from '../unprovided.ts';

/** Both fields contain the authenticator's secret. */
export interface MfaBinding {
  /** The picture to scan, as a `data:` address. */
  qrcodeDataUrl: string;
  /** The same as an address, for typing it in or opening it on the same device. */
  otpauthUri: string;
}

/** Read it through the selectors. */
export interface MfaBindContext {
  /** Present in `awaiting_code`, `code_failed` and `verifying`, and nowhere else. */
  binding: MfaBinding | null;
  /** Present in `showing_recovery_codes` and nowhere else. */
  recoveryCodes: string[] | null;
  error: MfaError | null;
}

/** Events that may be sent at any time; a state ignores those that it does not handle. */
export type MfaBindEvent =
  | { type: 'toggle.on' }
  | { type: 'code.submit'; code: string }
  | { type: 'retry' }
  /** The recovery codes are kept, or are to be done without. */
  | { type: 'finish' }
  | { type: 'cancel' }
  /** By whatever the session ended: nothing of this is left. */
  | { type: 'session.ended' };

export const nothing: MfaBindContext = { binding: null, recoveryCodes: null, error: null };

export const mfaBind = setup({
  // `as`: xstate reads the type of this object only, never its value.
  types: {} as { context: MfaBindContext; events: MfaBindEvent; tags: 'busy' },
  actors: {
    ...mfaActors,
    startBinding: unprovided<MfaBinding>('startBinding'),
    verifyCode: unprovided<unknown, { code: string }>('verifyCode'),
    fetchRecoveryCodes: unprovided<string[]>('fetchRecoveryCodes'),
  },
  actions: {
    forget: assign(nothing),
    hold: assign((_, binding: MfaBinding) => ({ binding })),
    show: assign((_, recoveryCodes: string[]) => ({ recoveryCodes })),
    fail: assign((_, { code, error }: { code: MfaErrorCode; error?: unknown }) => ({
      error: failureOf(code, error),
    })),
    dropError: assign({ error: null }),
  },
  guards: {
    isSixDigits: (_, code: string) => /^\d{6}$/.test(code),
    isBound: (_, profile: { mfa: boolean }) => profile.mfa,
    isBoundAlready: (_, error: unknown) => codeOf(error) === 'MFA_ALREADY_ENABLED',
    isNotStarted: (_, error: unknown) => codeOf(error) === 'MFA_BINDING_NOT_STARTED',
    isUnauthorized: (_, error: unknown) => isUnauthorized(error),
    areCodes: (_, codes: string[]) =>
      Array.isArray(codes) &&
      codes.length > 0 &&
      codes.every((code) => typeof code === 'string' && code !== ''),
  },
});
