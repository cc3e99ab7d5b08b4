import { assertEvent } from 'xstate';
import { failWith, ifRejection, present } from '../failure.ts';
import type { LoginAnswer } from './session.ts';
import { auth, nothing } from './setup.ts';

const clear = ['clearContext', 'clearSession'] as const;

/** Nothing to revoke: no tokens yet, or tokens that the server no longer accepts. */
const toSignedOut = { target: '#auth.idle.signed_out', actions: clear } as const;

/** The host forgets the session at once; only the machine keeps its tokens, to have them revoked. */
const toSigningOut = {
  target: '#auth.idle.signing_out',
  actions: ['forgetButRevoke', 'clearSession'],
} as const;

const onUnauthorized = {
  guard: ifRejection('isUnauthorized'),
  target: '#auth.idle.signed_out',
  actions: [...clear, failWith('UNAUTHORIZED')],
};

const onLoginFailed = { target: '#auth.error', actions: [...clear, failWith('LOGIN_FAILED')] };

// Also clears: what an interrupted restoration or an expired session left is not this person's.
const onSubmit = auth.createStateConfig({
  on: {
    'login.submit': {
      target: '#auth.authenticating',
      actions: [...clear, { type: 'remember', params: ({ event }) => event.rememberMe }],
    },
    'invitation.submit': { target: '#auth.authenticating.accepting', actions: clear },
  },
}).on;

const answerOf = ({ event }: { event: { output: LoginAnswer } }) => event.output;
const tokensOf = ({ event }: { event: { output: LoginAnswer } }) => event.output.tokens;

const onTokens = [
  {
    guard: { type: 'needsCode', params: answerOf },
    target: '#auth.mfa_required',
    actions: { type: 'holdTokens', params: tokensOf },
  },
  { target: '#auth.authenticating.opening', actions: { type: 'holdTokens', params: tokensOf } },
] as const;

/** A host that refreshes tokens while the profile loads has stored them already. */
const onPendingRefreshed = auth.createStateConfig({
  on: {
    'tokens.refreshed': { actions: { type: 'holdTokens', params: ({ event }) => event.tokens } },
  },
}).on;

const opening = auth.createStateConfig({
  tags: 'busy',
  initial: 'persisting',
  states: {
    persisting: {
      invoke: {
        id: 'persistTokens',
        src: 'persistTokens',
        input: ({ context }) => ({
          tokens: present(context.pendingTokens, 'tokens'),
          rememberMe: context.rememberMe,
        }),
        onDone: 'loading_profile',
        onError: onLoginFailed,
      },
    },
    loading_profile: {
      on: onPendingRefreshed,
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        input: ({ context }) => ({ tokens: present(context.pendingTokens, 'tokens') }),
        onDone: {
          target: '#auth.authenticated',
          actions: { type: 'openSession', params: ({ event }) => event.output },
        },
        onError: [onUnauthorized, onLoginFailed],
      },
    },
  },
});

/**
 * Session of the page: `idle`, `authenticating`, `mfa_required`, `authenticated`, `error`. Run one for the
 * life of the page.
 *
 * Provide the actors `restore`, `login`, `acceptInvitation`, `verifyMfa`, `persistTokens`, `loadProfile` and
 * `logout` (promises; each gets an abort signal for when its answer is no longer wanted), and the action
 * `clearSession`, which forgets tokens, menu and permissions, at once and without throwing. A missing actor
 * rejects with an {@link UnprovidedError}; a missing `clearSession` stops the machine with one.
 *
 * Rejections with a numeric `status` count as responses of the server: their `message` is shown, and 401 or 403
 * for the profile ends the session.
 *
 * @example
 * const auth = createActor(
 *   authMachine.provide({
 *     actors: { login: fromPromise(({ input, signal }) => signIn(input, signal)), … },
 *     actions: { clearSession: () => session.clear() },
 *   }),
 * ).start();
 * auth.send({ type: 'bootstrap' });
 * await waitFor(auth, isBootstrapped);
 */
export const authMachine = auth.createMachine({
  id: 'auth',
  context: nothing,
  initial: 'idle',
  states: {
    idle: {
      initial: 'not_bootstrapped',
      on: onSubmit,
      states: {
        not_bootstrapped: { tags: 'bootstrapping', on: { bootstrap: 'restoring' } },
        restoring: {
          tags: ['bootstrapping', 'busy'],
          on: { logout: toSignedOut },
          invoke: {
            id: 'restore',
            src: 'restore',
            onDone: [
              {
                guard: { type: 'isNothingStored', params: ({ event }) => event.output },
                ...toSignedOut,
              },
              {
                target: 'loading_profile',
                actions: {
                  type: 'holdTokens',
                  params: ({ event }) => present(event.output, 'tokens'),
                },
              },
            ],
            onError: {
              target: 'signed_out',
              actions: [...clear, failWith('BOOTSTRAP_FAILED')],
            },
          },
        },
        loading_profile: {
          tags: ['bootstrapping', 'busy'],
          on: { ...onPendingRefreshed, logout: toSigningOut },
          invoke: {
            id: 'loadProfile',
            src: 'loadProfile',
            input: ({ context }) => ({ tokens: present(context.pendingTokens, 'tokens') }),
            onDone: {
              target: '#auth.authenticated',
              actions: { type: 'openSession', params: ({ event }) => event.output },
            },
            onError: [
              onUnauthorized,
              { target: 'signed_out', actions: [...clear, failWith('BOOTSTRAP_FAILED')] },
            ],
          },
        },
        signing_out: {
          // For the user it is over already: asking again is only impatience with the server.
          on: { logout: toSignedOut },
          exit: 'clearContext',
          invoke: {
            id: 'logout',
            src: 'logout',
            input: ({ context }) => ({ tokens: present(context.pendingTokens, 'tokens') }),
            onDone: 'signed_out',
            onError: 'signed_out',
          },
        },
        signed_out: {},
      },
    },
    authenticating: {
      tags: 'busy',
      initial: 'signing_in',
      states: {
        signing_in: {
          on: { logout: toSignedOut },
          invoke: {
            id: 'login',
            src: 'login',
            input: ({ event }) => {
              assertEvent(event, 'login.submit');
              const { type: _, ...credentials } = event;
              return credentials;
            },
            onDone: onTokens,
            onError: onLoginFailed,
          },
        },
        accepting: {
          on: { logout: toSignedOut },
          invoke: {
            id: 'acceptInvitation',
            src: 'acceptInvitation',
            input: ({ event }) => {
              assertEvent(event, 'invitation.submit');
              const { type: _, ...acceptance } = event;
              return acceptance;
            },
            onDone: onTokens,
            onError: onLoginFailed,
          },
        },
        opening: { ...opening, on: { logout: toSigningOut } },
      },
    },
    mfa_required: {
      initial: 'awaiting_code',
      on: { 'mfa.cancel': toSigningOut, logout: toSigningOut },
      states: {
        awaiting_code: {
          on: { 'mfa.submit': { target: 'verifying', actions: 'dropError' } },
        },
        verifying: {
          tags: 'busy',
          invoke: {
            id: 'verifyMfa',
            src: 'verifyMfa',
            input: ({ context, event }) => {
              assertEvent(event, 'mfa.submit');
              const { type: _, ...proof } = event;
              return { ...proof, tokens: present(context.pendingTokens, 'tokens') };
            },
            onDone: {
              target: 'opening',
              actions: { type: 'holdTokens', params: ({ event }) => event.output },
            },
            onError: { target: 'awaiting_code', actions: failWith('VERIFICATION_FAILED') },
          },
        },
        opening,
      },
    },
    authenticated: {
      initial: 'ready',
      on: {
        logout: toSigningOut,
        'session.rejected': {
          target: '#auth.idle.signed_out',
          actions: [...clear, failWith('UNAUTHORIZED')],
        },
        'tokens.refreshed': {
          actions: { type: 'replaceTokens', params: ({ event }) => event.tokens },
        },
        // A second request drops the first one's answer: it may be older than what made it ask.
        'profile.reload': { target: '.reloading_profile', actions: 'dropError' },
      },
      states: {
        ready: {},
        reloading_profile: {
          tags: 'busy',
          invoke: {
            id: 'reloadProfile',
            src: 'loadProfile',
            input: ({ context }) => ({ tokens: present(context.session, 'session').tokens }),
            onDone: {
              target: 'ready',
              actions: { type: 'openSession', params: ({ event }) => event.output },
            },
            onError: [
              onUnauthorized,
              { target: 'ready', actions: failWith('PROFILE_REFRESH_FAILED') },
            ],
          },
        },
      },
    },
    error: {
      on: { ...onSubmit, logout: toSignedOut },
    },
  },
});
