import { createActor } from 'xstate';
import { answered, handHost } from '../host.fixture.ts';
import { mfaBindMachine } from './machine.ts';
import { mfaBindStatus } from './selectors.ts';

export const binding = {
  qrcodeDataUrl: 'data:image/png;base64,the-secret-as-a-picture',
  otpauthUri: 'otpauth://totp/Brokerdesk:ada?secret=THESECRET',
};

export const recoveryCodes = ['recovery-code-1', 'recovery-code-2'];

export type ActorName =
  | 'startBinding'
  | 'verifyCode'
  | 'fetchRecoveryCodes'
  | 'reloadProfile'
  | 'signOut';

export function startBind() {
  const host = handHost<ActorName>();
  const { ask, answer, refuse } = host;
  const actor = createActor(
    mfaBindMachine.provide({
      actors: {
        startBinding: ask('startBinding'),
        verifyCode: ask('verifyCode'),
        fetchRecoveryCodes: ask('fetchRecoveryCodes'),
        reloadProfile: ask('reloadProfile'),
        signOut: ask('signOut'),
      },
    }),
  ).start();

  return {
    ...host,
    actor,
    send: actor.send,
    get status() {
      return mfaBindStatus(actor.getSnapshot());
    },
    get context() {
      return actor.getSnapshot().context;
    },
    async toAwaitingCode() {
      actor.send({ type: 'toggle.on' });
      await answer('startBinding', binding);
    },
    async toVerifying() {
      await this.toAwaitingCode();
      actor.send({ type: 'code.submit', code: '123456' });
    },
    async toCodeFailed() {
      await this.toVerifying();
      await refuse('verifyCode', new TypeError('Failed to fetch'));
    },
    async toCheckingProfile() {
      await this.toVerifying();
      actor.send({ type: 'cancel' });
    },
    async toCheckingStart() {
      await this.toVerifying();
      await refuse('verifyCode', answered(409, 'Too old', 'MFA_BINDING_NOT_STARTED'));
    },
    async toFetchingRecoveryCodes() {
      await this.toVerifying();
      await answer('verifyCode');
    },
    async toShowingRecoveryCodes() {
      await this.toFetchingRecoveryCodes();
      await answer('fetchRecoveryCodes', recoveryCodes);
    },
    async toRecoveryCodesFailed(error: unknown = new TypeError('Failed to fetch')) {
      await this.toFetchingRecoveryCodes();
      await refuse('fetchRecoveryCodes', error);
    },
    async toReloadingProfile() {
      await this.toShowingRecoveryCodes();
      actor.send({ type: 'finish' });
    },
  };
}
