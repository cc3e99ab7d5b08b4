import { failWith, ifRejection, present } from '../failure.ts';
import type { MfaErrorCode } from '../mfa.ts';
import { mfaDisable, nothing } from './setup.ts';

const toOff = { target: 'off', actions: 'forget' } as const;
const toSigningOut = { target: 'signing_out', actions: 'forget' } as const;

/** Removing the authenticator ends every session, so a session that is refused is one removed. */
const signOutOr = (code: MfaErrorCode) => [
  { guard: ifRejection('isUnauthorized'), ...toSigningOut },
  { target: 'awaiting_code', actions: failWith(code) },
];

/**
 * Removes an authenticator: a code of it or a recovery code, a confirmation; in the end the user
 * is signed out. The states: `off`, `awaiting_code`, `confirming`, `disabling`, `checking_profile`,
 * `signing_out`. Run one for the life of the page; send `session.ended` when the session ends.
 *
 * Provide the actors `disable`, `reloadProfile` and `signOut`.
 *
 * @example
 * const disable = createActor(mfaDisableMachine.provide({ actors })).start();
 * disable.send({ type: 'toggle.off' });
 * disable.send({ type: 'code.submit', recoveryCode: 'ABCD-EFGH' });
 * disable.send({ type: 'confirm' });
 */
export const mfaDisableMachine = mfaDisable.createMachine({
  id: 'mfaDisable',
  context: nothing,
  initial: 'off',
  on: { 'session.ended': { target: '.off', actions: 'forget' } },
  states: {
    off: { on: { 'toggle.off': 'awaiting_code' } },
    awaiting_code: {
      on: {
        'code.submit': [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event },
            actions: failWith('CODE_REQUIRED'),
          },
          { target: 'confirming', actions: { type: 'hold', params: ({ event }) => event } },
        ],
        cancel: toOff,
      },
    },
    confirming: {
      on: {
        confirm: 'disabling',
        back: { target: 'awaiting_code', actions: 'forget' },
        cancel: toOff,
      },
    },
    disabling: {
      tags: 'busy',
      // The server may have removed it by now.
      on: { cancel: { target: 'checking_profile', actions: 'forget' } },
      invoke: {
        id: 'disable',
        src: 'disable',
        input: ({ context }) => present(context.proof, 'proof'),
        onDone: toSigningOut,
        onError: signOutOr('MFA_DISABLE_FAILED'),
      },
    },
    checking_profile: {
      tags: 'busy',
      on: { cancel: toOff },
      invoke: {
        id: 'checkProfile',
        src: 'reloadProfile',
        onDone: [
          { guard: { type: 'isBound', params: ({ event }) => event.output }, ...toOff },
          toSigningOut,
        ],
        onError: signOutOr('PROFILE_REFRESH_FAILED'),
      },
    },
    signing_out: {
      tags: 'busy',
      invoke: { id: 'signOut', src: 'signOut', onDone: toOff, onError: toOff },
    },
  },
});
