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
  isBusy,
  sessionProfile,
  sessionTokens,
} from './auth/selectors.ts';
export type {
  AuthError,
  AuthErrorCode,
  Credentials,
  LoginAnswer,
  Profile,
  ProfileAnswer,
  Session,
  Tokens,
} from './auth/session.ts';
export type { AuthContext, AuthEvent } from './auth/setup.ts';
export type {
  NavigationDecision,
  NavigationRequest,
  SignedOutReason,
  StoredPermissions,
} from './navigation-guard/decision.ts';
export { navigationGuardMachine } from './navigation-guard/machine.ts';
export { UnprovidedError, unprovided } from './unprovided.ts';
