/**
 * The console's behaviour as state machines, apart from any screen, storage or network. The host
 * provides what touches the world (`machine.provide({ actors })`); the machines decide what
 * happens when.
 */
export { authMachine } from './auth/machine.ts';
export {
  type AuthSnapshot,
  type AuthStatus,
  authError,
  authStatus,
  isBootstrapped,
  sessionProfile,
  sessionTokens,
} from './auth/selectors.ts';
export type {
  Acceptance,
  AuthError,
  AuthErrorCode,
  Credentials,
  LoginAnswer,
  PasskeyAssertion,
  Profile,
  ProfileAnswer,
  SecondFactor,
  Session,
  Tokens,
} from './auth/session.ts';
export type { AuthContext, AuthEvent } from './auth/setup.ts';
export { isBusy } from './is-busy.ts';
export { type MfaError, type MfaErrorCode, mfaError } from './mfa.ts';
export { mfaBindMachine } from './mfa-bind/machine.ts';
export {
  type MfaBindSnapshot,
  type MfaBindStatus,
  mfaBinding,
  mfaBindStatus,
  mfaRecoveryCodes,
} from './mfa-bind/selectors.ts';
export type { MfaBindContext, MfaBindEvent, MfaBinding } from './mfa-bind/setup.ts';
export { mfaDisableMachine } from './mfa-disable/machine.ts';
export {
  type MfaDisableSnapshot,
  type MfaDisableStatus,
  mfaDisableStatus,
} from './mfa-disable/selectors.ts';
export type { MfaDisableContext, MfaDisableEvent, MfaProof } from './mfa-disable/setup.ts';
export type {
  NavigationDecision,
  NavigationRequest,
  SignedOutReason,
  StoredPermissions,
} from './navigation-guard/decision.ts';
export { navigationGuardMachine } from './navigation-guard/machine.ts';
export { tokenRefreshMachine } from './token-refresh/machine.ts';
export type { TokenRefreshError, TokenRefreshErrorCode } from './token-refresh/refresh-error.ts';
export { type ClockReading, refreshLeadMs, type TokenTimes } from './token-refresh/schedule.ts';
export {
  refreshError,
  refreshStatus,
  type TokenRefreshSnapshot,
  type TokenRefreshStatus,
} from './token-refresh/selectors.ts';
export type { TokenRefreshContext, TokenRefreshEvent } from './token-refresh/setup.ts';
export { UnprovidedError, unprovided } from './unprovided.ts';
