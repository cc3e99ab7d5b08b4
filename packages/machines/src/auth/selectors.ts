import type { SnapshotFrom } from 'xstate';
import type { authMachine } from './machine.ts';
import type { AuthError, Profile, Tokens } from './session.ts';

export type AuthSnapshot = SnapshotFrom<typeof authMachine>;

const statuses = ['idle', 'authenticating', 'mfa_required', 'authenticated', 'error'] as const;

/** The five states by name, without the steps inside them. */
export type AuthStatus = (typeof statuses)[number];

/**
 * The state by name, without the steps inside it.
 *
 * @example
 * const status = useSelector(auth, authStatus); // 'mfa_required'
 */
export function authStatus(snapshot: AuthSnapshot): AuthStatus {
  return statuses.find((status) => snapshot.matches(status)) ?? 'idle';
}

/**
 * Whether it is known if the stored session could be restored. Wait for it before the first
 * decision about a page.
 *
 * @example
 * const snapshot = await waitFor(auth, isBootstrapped);
 */
export function isBootstrapped(snapshot: AuthSnapshot): boolean {
  return !snapshot.hasTag('bootstrapping');
}

/**
 * The tokens to call the server with: `null` unless authenticated, even if tokens are pending.
 *
 * @example
 * const bearer = sessionTokens(auth.getSnapshot())?.accessToken;
 */
export function sessionTokens(snapshot: AuthSnapshot): Tokens | null {
  return snapshot.context.session?.tokens ?? null;
}

/**
 * Profile of the signed-in user; `null` unless authenticated.
 *
 * @example
 * const name = useSelector(auth, (snapshot) => sessionProfile(snapshot)?.name);
 */
export function sessionProfile(snapshot: AuthSnapshot): Profile | null {
  return snapshot.context.session?.profile ?? null;
}

/**
 * Why the last step failed, until the next one begins.
 *
 * @example
 * const error = useSelector(auth, authError);
 * const text = error && (error.message ?? t(error.code));
 */
export function authError(snapshot: AuthSnapshot): AuthError | null {
  return snapshot.context.error;
}
