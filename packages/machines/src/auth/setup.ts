import { parseRole } from '@brokerdesk/policy';
import { assign, setup } from 'xstate';
import { failureOf, isUnauthorized, present } from '../failure.ts';
import { UnprovidedError, unprovided } from '../unprovided.ts';
import type {
  Acceptance,
  AuthError,
  AuthErrorCode,
  Credentials,
  LoginAnswer,
  ProfileAnswer,
  SecondFactor,
  Session,
  Tokens,
} from './session.ts';

/** Read it through the selectors. */
export interface AuthContext {
  /** Present in the state `authenticated` and nowhere else. */
  session: Session | null;
  /** Not a session: waiting for a code or a profile or, on the way out, to be revoked. */
  pendingTokens: Tokens | null;
  rememberMe: boolean;
  error: AuthError | null;
}

/** Events that may be sent at any time; a state ignores those that it does not handle. */
export type AuthEvent =
  /** The first navigation: restore the stored session. */
  | { type: 'bootstrap' }
  | ({ type: 'login.submit' } & Credentials)
  | ({ type: 'invitation.submit' } & Acceptance)
  | ({ type: 'mfa.submit' } & SecondFactor)
  | { type: 'mfa.cancel' }
  /** Also the way out of everything that waits for an answer. */
  | { type: 'logout' }
  /** A call of the session was answered with 401, and no refresh helped. */
  | { type: 'session.rejected' }
  /** The session goes on with these, which the host has stored already. */
  | { type: 'tokens.refreshed'; tokens: Tokens }
  | { type: 'profile.reload' };

export const nothing: AuthContext = {
  session: null,
  pendingTokens: null,
  rememberMe: false,
  error: null,
};

export const auth = setup({
  // `as`: xstate reads the type of this object only, never its value.
  types: {} as { context: AuthContext; events: AuthEvent; tags: 'bootstrapping' | 'busy' },
  actors: {
    restore: unprovided<Tokens | null>('restore'),
    login: unprovided<LoginAnswer, Credentials>('login'),
    acceptInvitation: unprovided<LoginAnswer, Acceptance>('acceptInvitation'),
    verifyMfa: unprovided<Tokens, SecondFactor & { tokens: Tokens }>('verifyMfa'),
    persistTokens: unprovided<void, { tokens: Tokens; rememberMe: boolean }>('persistTokens'),
    loadProfile: unprovided<ProfileAnswer, { tokens: Tokens }>('loadProfile'),
    logout: unprovided<void, { tokens: Tokens }>('logout'),
  },
  actions: {
    // An action, not an actor: it runs in the step that ends the session, so that `idle` never has remains of
    // it, and no later event can interrupt it.
    clearSession: () => {
      throw new UnprovidedError('actions', 'clearSession');
    },
    clearContext: assign(nothing),
    forgetButRevoke: assign(({ context }) => ({
      ...nothing,
      pendingTokens: context.session?.tokens ?? context.pendingTokens,
    })),
    remember: assign((_, rememberMe: boolean) => ({ rememberMe })),
    holdTokens: assign((_, tokens: Tokens) => ({ pendingTokens: tokens, error: null })),
    openSession: assign(({ context }, answer: ProfileAnswer) => ({
      ...nothing,
      session: {
        tokens: context.session?.tokens ?? present(context.pendingTokens, 'tokens'),
        profile: { ...answer, role: parseRole(answer.role) },
      },
    })),
    replaceTokens: assign(({ context }, tokens: Tokens) => ({
      session: { ...present(context.session, 'session'), tokens },
    })),
    fail: assign((_, { code, error }: { code: AuthErrorCode; error?: unknown }) => ({
      error: failureOf(code, error),
    })),
    dropError: assign({ error: null }),
  },
  guards: {
    isUnauthorized: (_, error: unknown) => isUnauthorized(error),
    isNothingStored: (_, tokens: Tokens | null) => tokens === null,
    needsCode: (_, answer: LoginAnswer) => answer.mfa,
  },
});
