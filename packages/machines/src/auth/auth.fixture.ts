import { createActor } from 'xstate';
import { handHost } from '../host.fixture.ts';
import { authMachine } from './machine.ts';
import type { Acceptance, Credentials, ProfileAnswer, Tokens } from './session.ts';

export const tokens = (name: string): Tokens => ({
  accessToken: `access-${name}`,
  refreshToken: `refresh-${name}`,
});

export const credentials: Credentials = {
  username: 'angel',
  password: 'a-password-to-look-for',
  captcha: '4821',
  captchaId: 'c1',
  rememberMe: true,
};

export const acceptance: Acceptance = {
  username: 'angel',
  code: 'a-code-to-look-for',
  newPassword: 'a-password-to-look-for',
  captcha: '4821',
  captchaId: 'c1',
};

export const profile: ProfileAnswer = { id: 'u1', name: 'Ada', role: 'angel', mfa: false };

export type ActorName =
  | 'restore'
  | 'login'
  | 'acceptInvitation'
  | 'verifyMfa'
  | 'persistTokens'
  | 'loadProfile'
  | 'logout';

export function startAuth() {
  const { ask, calls, last, answer, refuse } = handHost<ActorName>();
  const kept = new Map<string, unknown>();

  const actor = createActor(
    authMachine.provide({
      actors: {
        restore: ask('restore'),
        login: ask('login'),
        acceptInvitation: ask('acceptInvitation'),
        verifyMfa: ask('verifyMfa'),
        persistTokens: ask('persistTokens'),
        loadProfile: ask('loadProfile'),
        logout: ask('logout'),
      },
      actions: { clearSession: () => kept.clear() },
    }),
  ).start();

  return {
    actor,
    calls,
    kept,
    last,
    send: actor.send,
    answer,
    refuse,
    get value() {
      return actor.getSnapshot().value;
    },
    get context() {
      return actor.getSnapshot().context;
    },
    async signIn() {
      actor.send({ type: 'login.submit', ...credentials });
      await answer('login', { tokens: tokens('first'), mfa: false });
      await answer('persistTokens');
      kept.set('tokens', tokens('first')).set('menu', ['dashboard']);
      await answer('loadProfile', profile);
    },
  };
}
