import { assertEvent } from 'xstate';
import { failWith, ifRejection } from '../failure.ts';
import { mfaBind, nothing } from './setup.ts';

const toOff = { target: 'off', actions: 'forget' } as const;
const toSigningOut = { target: 'signing_out', actions: 'forget' } as const;
const toReloadingProfile = { target: 'reloading_profile', actions: 'forget' } as const;
const toFetchingRecoveryCodes = {
  target: 'fetching_recovery_codes',
  actions: 'forget',
} as const;
const onNoRecoveryCodes = {
  target: 'recovery_codes_failed',
  actions: failWith('RECOVERY_CODES_FAILED'),
};

/**
 * Sets up an authenticator: QR code, code, recovery codes, profile; in the end the person is signed
 * out, to sign in with the authenticator. The states: `off`, `fetching_qr`, `qr_failed`,
 * `awaiting_code`, `verifying`, `checking_profile`, `fetching_recovery_codes`,
 * `recovery_codes_failed`, `showing_recovery_codes`, `reloading_profile`, `profile_failed`,
 * `signing_out`. Run one for the life of the page; send `session.ended` when the session ends.
 *
 * Provide the actors `startBinding`, `verifyCode`, `fetchRecoveryCodes`, `reloadProfile` and
 * `signOut`. Of rejections the machine reads `status` and `code`: `MFA_BINDING_NOT_STARTED` asks
 * for a new QR code, `MFA_ALREADY_ENABLED` leads on to the recovery codes.
 *
 * @example
 * const bind = createActor(mfaBindMachine.provide({ actors })).start();
 * bind.send({ type: 'toggle.on' });
 * bind.send({ type: 'code.submit', code: '123456' });
 */
export const mfaBindMachine = mfaBind.createMachine({
  id: 'mfaBind',
  context: nothing,
  initial: 'off',
  on: { 'session.ended': { target: '.off', actions: 'forget' } },
  states: {
    off: { on: { 'toggle.on': 'fetching_qr' } },
    fetching_qr: {
      tags: 'busy',
      on: { cancel: toOff },
      invoke: {
        id: 'startBinding',
        src: 'startBinding',
        onDone: {
          target: 'awaiting_code',
          actions: { type: 'hold', params: ({ event }) => event.output },
        },
        onError: [
          // An earlier code had been accepted, and the answer was lost.
          { guard: ifRejection('isBoundAlready'), ...toFetchingRecoveryCodes },
          { target: 'qr_failed', actions: failWith('QR_FETCH_FAILED') },
        ],
      },
    },
    qr_failed: {
      on: { retry: { target: 'fetching_qr', actions: 'dropError' }, cancel: toOff },
    },
    awaiting_code: {
      on: {
        'code.submit': [
          {
            guard: { type: 'isSixDigits', params: ({ event }) => event.code },
            target: 'verifying',
            actions: 'dropError',
          },
          { actions: failWith('CODE_INVALID') },
        ],
        cancel: toOff,
      },
    },
    verifying: {
      tags: 'busy',
      // The server may have accepted the code by now.
      on: { cancel: 'checking_profile' },
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ event }) => {
          assertEvent(event, 'code.submit');
          return { code: event.code };
        },
        onDone: toFetchingRecoveryCodes,
        onError: [
          {
            guard: ifRejection('isNotStarted'),
            target: 'qr_failed',
            actions: ['forget', failWith('CODE_VERIFY_FAILED')],
          },
          { target: 'awaiting_code', actions: failWith('CODE_VERIFY_FAILED') },
        ],
      },
    },
    checking_profile: {
      tags: 'busy',
      on: { cancel: toOff },
      invoke: {
        id: 'checkProfile',
        src: 'reloadProfile',
        onDone: [
          {
            guard: { type: 'isBound', params: ({ event }) => event.output },
            ...toFetchingRecoveryCodes,
          },
          toOff,
        ],
        onError: { target: 'awaiting_code', actions: failWith('PROFILE_REFRESH_FAILED') },
      },
    },
    fetching_recovery_codes: {
      tags: 'busy',
      on: { cancel: 'recovery_codes_failed' },
      invoke: {
        id: 'fetchRecoveryCodes',
        src: 'fetchRecoveryCodes',
        onDone: [
          {
            guard: { type: 'areCodes', params: ({ event }) => event.output },
            target: 'showing_recovery_codes',
            actions: { type: 'show', params: ({ event }) => event.output },
          },
          onNoRecoveryCodes,
        ],
        onError: onNoRecoveryCodes,
      },
    },
    recovery_codes_failed: {
      on: { retry: toFetchingRecoveryCodes, finish: toReloadingProfile },
    },
    showing_recovery_codes: { on: { finish: toReloadingProfile } },
    reloading_profile: {
      tags: 'busy',
      on: { finish: toSigningOut },
      invoke: {
        id: 'reloadProfile',
        src: 'reloadProfile',
        onDone: toSigningOut,
        onError: [
          { guard: ifRejection('isUnauthorized'), ...toSigningOut },
          { target: 'profile_failed', actions: failWith('PROFILE_REFRESH_FAILED') },
        ],
      },
    },
    profile_failed: { on: { retry: toReloadingProfile, finish: toSigningOut } },
    signing_out: {
      tags: 'busy',
      invoke: { id: 'signOut', src: 'signOut', onDone: toOff, onError: toOff },
    },
  },
});
