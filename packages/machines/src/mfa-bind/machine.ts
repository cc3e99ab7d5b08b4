import { assertEvent } from 'xstate';
import { failWith, ifRejection } from '../failure.ts';
import { mfaBind, nothing } from './setup.ts';

const toOff = { target: 'off', actions: 'forget' } as const;
const toCheckingProfile = { target: 'checking_profile', actions: 'forget' } as const;
const toOutcomeUnknown = { target: 'outcome_unknown', actions: 'forget' } as const;
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
const onCode = [
  {
    guard: {
      type: 'isSixDigits' as const,
      params: ({ event }: { event: { code: string } }) => event.code,
    },
    target: 'verifying' as const,
    actions: 'dropError' as const,
  },
  { actions: failWith('CODE_INVALID') },
];
const onBound = {
  guard: {
    type: 'isBound' as const,
    params: ({ event }: { event: { output: { mfa: boolean } } }) => event.output,
  },
  ...toFetchingRecoveryCodes,
};
const onNoProfile = {
  target: 'outcome_unknown',
  actions: ['forget', failWith('PROFILE_REFRESH_FAILED')],
} as const;

/**
 * Sets up an authenticator: QR code, code, recovery codes, profile; in the end the user is signed
 * out, to sign in with the authenticator. The states: `off`, `fetching_qr`, `qr_failed`,
 * `awaiting_code`, `code_failed`, `verifying`, `checking_profile`, `checking_start`,
 * `outcome_unknown`, `fetching_recovery_codes`, `recovery_codes_failed`, `showing_recovery_codes`,
 * `reloading_profile`, `profile_failed`, `signing_out`. Run one for the life of the page; send
 * `session.ended` when the session ends.
 *
 * Once a code has been sent, the authenticator may be on although no answer said so: then only the
 * profile leads to `off`.
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
    awaiting_code: { on: { 'code.submit': onCode, cancel: toOff } },
    // Refused, or the answer was lost: a later code may be refused only because this one counted.
    code_failed: { on: { 'code.submit': onCode, cancel: toCheckingProfile } },
    verifying: {
      tags: 'busy',
      // The server may have accepted the code by now.
      on: { cancel: toCheckingProfile },
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
            target: 'checking_start',
            actions: ['forget', failWith('CODE_VERIFY_FAILED')],
          },
          { target: 'code_failed', actions: failWith('CODE_VERIFY_FAILED') },
        ],
      },
    },
    checking_profile: {
      tags: 'busy',
      on: { cancel: toOutcomeUnknown },
      invoke: {
        id: 'checkProfile',
        src: 'reloadProfile',
        onDone: [onBound, toOff],
        onError: onNoProfile,
      },
    },
    // Nothing waits for a code any more: it is too old, or an earlier one was accepted.
    checking_start: {
      tags: 'busy',
      on: { cancel: toOutcomeUnknown },
      invoke: {
        id: 'checkProfile',
        src: 'reloadProfile',
        onDone: [onBound, { target: 'qr_failed' }],
        onError: onNoProfile,
      },
    },
    outcome_unknown: { on: { retry: toCheckingProfile } },
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
