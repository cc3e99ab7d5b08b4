import { createActor, fromPromise } from 'xstate';
import { authMachine } from './machine.ts';
import type { Credentials, ProfileAnswer, Tokens } from './session.ts';

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

export const profile: ProfileAnswer = { id: 'u1', name: 'Ada', role: 'angel', mfa: false };

/** A rejection as the server makes it. */
export const answered = (status: number, message: string) =>
  Object.assign(new Error(message), { status, code: 'FROM_THE_SERVER' });

export type ActorName =
  | 'restore'
  | 'login'
  | 'verifyMfa'
  | 'persistTokens'
  | 'loadProfile'
  | 'logout';

interface Call {
  name: ActorName;
  input: unknown;
  signal: AbortSignal;
  settled: boolean;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * The real machine, running, in a host whose answers the test gives by hand. The host's storage
 * and menu are real enough to see what is left in them.
 */
export function startAuth() {
  const calls: Call[] = [];
  const kept = new Map<string, unknown>();

  const ask = (name: ActorName) =>
    // biome-ignore lint/suspicious/noExplicitAny: the test answers each actor with what it owes
    fromPromise<any, any>(({ input, signal }) => {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      calls.push({ name, input, signal, resolve, reject, settled: false });
      return promise;
    });

  const actor = createActor(
    authMachine.provide({
      actors: {
        restore: ask('restore'),
        login: ask('login'),
        verifyMfa: ask('verifyMfa'),
        persistTokens: ask('persistTokens'),
        loadProfile: ask('loadProfile'),
        logout: ask('logout'),
      },
      actions: { clearSession: () => kept.clear() },
    }),
  ).start();

  const last = (name: ActorName): Call => {
    const call = calls.findLast((one) => one.name === name);
    if (!call) throw new Error(`'${name}' was not called`);
    return call;
  };

  const settle = (which: Call | ActorName): Call => {
    const call = typeof which === 'string' ? last(which) : which;
    call.settled = true;
    return call;
  };

  return {
    actor,
    calls,
    kept,
    last,
    send: actor.send,
    /** Answers a call, or the latest one of this name, and lets the machine take it in. */
    async answer(call: Call | ActorName, output?: unknown) {
      settle(call).resolve(output);
      await microtasks();
    },
    async refuse(call: Call | ActorName, error: unknown) {
      settle(call).reject(error);
      await microtasks();
    },
    get value() {
      return actor.getSnapshot().value;
    },
    get context() {
      return actor.getSnapshot().context;
    },
    async signIn() {
      actor.send({ type: 'login.submit', ...credentials });
      await this.answer('login', { tokens: tokens('first'), mfa: false });
      await this.answer('persistTokens');
      kept.set('tokens', tokens('first')).set('menu', ['dashboard']);
      await this.answer('loadProfile', profile);
    },
  };
}

/** Long enough for a settled promise to reach the actor that waits for it; no timer involved. */
async function microtasks() {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}
