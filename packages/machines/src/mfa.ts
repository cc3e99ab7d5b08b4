import type { Failure } from './failure.ts';
import { unprovided } from './unprovided.ts';

export const mfaActors = {
  reloadProfile: unprovided<{ mfa: boolean }>('reloadProfile'),
  signOut: unprovided<void>('signOut'),
};

/**
 * - `QR_FETCH_FAILED`: the QR code could not be had
 * - `CODE_INVALID`: what was entered is no code of six digits
 * - `CODE_VERIFY_FAILED`: the code was not accepted
 * - `RECOVERY_CODES_FAILED`: the recovery codes could not be had; the authenticator counts already
 * - `CODE_REQUIRED`: nothing was entered
 * - `MFA_DISABLE_FAILED`: the authenticator could not be removed
 * - `PROFILE_REFRESH_FAILED`: the profile could not be loaded anew
 */
export type MfaErrorCode =
  | 'QR_FETCH_FAILED'
  | 'CODE_INVALID'
  | 'CODE_VERIFY_FAILED'
  | 'RECOVERY_CODES_FAILED'
  | 'CODE_REQUIRED'
  | 'MFA_DISABLE_FAILED'
  | 'PROFILE_REFRESH_FAILED';

export type MfaError = Failure<MfaErrorCode>;

/**
 * Why the last step of setting up or removing an authenticator failed, until the next one begins.
 *
 * @example
 * const error = useSelector(bind, mfaError);
 * const text = error && (error.message ?? t(error.code));
 */
export function mfaError(snapshot: { context: { error: MfaError | null } }): MfaError | null {
  return snapshot.context.error;
}
