import { createActor, fromPromise } from 'xstate';
import type { Tokens } from '../auth/session.ts';
import { handHost, microtasks } from '../host.fixture.ts';
import { computer } from './computer.fixture.ts';
import { tokenRefreshMachine } from './machine.ts';
import { refreshStatus } from './selectors.ts';

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;

let issued = 0;

export function issue(issuedAt: number | null, expiresAt: number): Tokens {
  issued += 1;
  return {
    accessToken: JSON.stringify({ issuedAt, expiresAt, number: issued }),
    refreshToken: `refresh-${issued}`,
  };
}

export function startRefresh(options?: { wallErrorMs?: number }) {
  const machine = computer(options);
  const host = handHost<'refresh'>();
  const refreshedAt: number[] = [];
  const log = { clockReads: 0 };
  let serve: (() => Promise<Tokens>) | null = null;

  const refresh = createActor(
    tokenRefreshMachine.provide({
      actors: {
        readTokenTimes: fromPromise(async ({ input }) => JSON.parse(input.accessToken)),
        readClock: fromPromise(async () => {
          log.clockReads += 1;
          return machine.readClock();
        }),
        refresh: fromPromise(({ input, signal }) => {
          refreshedAt.push(machine.now);
          return serve ? serve() : host.call('refresh', input, signal);
        }),
      },
    }),
    { clock: machine.timers },
  ).start();

  return {
    ...host,
    machine,
    log,
    refreshedAt,
    actor: refresh,
    get status() {
      return refreshStatus(refresh.getSnapshot());
    },
    get context() {
      return refresh.getSnapshot().context;
    },
    issue: (lifeMs = 15 * minute) => issue(machine.now, machine.now + lifeMs),
    serveWith(answer: () => Promise<Tokens>) {
      serve = answer;
    },
    async receive(tokens: Tokens, receivedNow = true) {
      refresh.send({ type: 'tokens.changed', tokens, receivedNow });
      await microtasks();
    },
    async check() {
      refresh.send({ type: 'clock.check' });
      await microtasks();
    },
    end() {
      refresh.send({ type: 'session.ended' });
    },
  };
}
