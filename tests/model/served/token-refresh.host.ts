import { type TokenTimes, tokenRefreshMachine } from '@brokerdesk/machines';
import type { Schemas } from '@brokerdesk/sdk';
import { expect } from 'vitest';
import { fromPromise } from 'xstate';
import { createPerson, openSession } from '../../../apps/server/src/testing/people.ts';
import { recordingClock } from '../expected/facts.ts';
import { isLate, type ModelPath, nextAnswer } from '../paths/path.ts';
import { createGate, gated } from './gate.ts';
import type { CreateHost } from './host.ts';
import { toMachineTokens } from './machine-tokens.ts';
import { staffSdk } from './staff-sdk.ts';

const minuteMs = 60_000;
/** An access token lives for fifteen minutes. */
const ageMs: Readonly<Record<string, number>> = {
  early: 0,
  '61-left': 15 * minuteMs - 61_000,
  '60-left': 15 * minuteMs - 60_000,
  'set-back': 15 * minuteMs - 30_000,
  slept: 15 * minuteMs - 30_000,
  due: 30 * minuteMs,
};

export const tokenRefreshHost: CreateHost = async (server, path) => {
  const gate = createGate();
  const clock = recordingClock();
  const person = await createPerson(server);
  let issuedAt = 0;
  let stored: Schemas.Tokens | null = null;
  let underWay = 0;

  const calls = { '/auth/admin/v1/token/refresh': 'refresh' };
  const sdk = staffSdk(server, gate, calls, {
    read: () => stored,
    write: (tokens) => {
      stored = tokens;
    },
  });

  let step = 0;
  const says = (actor: string) => nextAnswer(path, actor, step)?.variant;

  const machine = tokenRefreshMachine.provide({
    actors: {
      readTokenTimes: fromPromise(({ input }) =>
        gated(gate, 'readTokenTimes', () =>
          timesTold(timesOf(input.accessToken), says('readTokenTimes')),
        ),
      ),
      readClock: fromPromise(() =>
        gated(gate, 'readClock', () => {
          if (says('readClock') === 'nonsense') return { wallMs: Number.NaN, monotonicMs: 0 };
          const variant = says('readClock') ?? 'early';
          const age = ageMs[variant] ?? 0;
          return {
            wallMs: issuedAt + (variant === 'set-back' ? -60 * minuteMs : age),
            monotonicMs: variant === 'slept' ? 0 : age,
          };
        }),
      ),
      refresh: fromPromise(async ({ input }) => {
        underWay += 1;
        if (says('refresh') === 'gone') await gated(gate, 'refresh', forgetTokens);
        const renewed = sdk.refresh(input.accessToken).then(toMachineTokens);
        return renewed.finally(() => {
          underWay -= 1;
        });
      }),
    },
  });

  /** The clocks of this computer go by the token, and not by the time that the test takes. */
  function timesTold(times: TokenTimes, variant: string | undefined): TokenTimes {
    if (variant === 'nonsense') return { issuedAt: null, expiresAt: Number.NaN };
    issuedAt = times.issuedAt ?? 0;
    return variant === 'no-issue' ? { ...times, issuedAt: null } : times;
  }

  function forgetTokens() {
    stored = null;
  }

  async function newSession() {
    stored = await openSession(server, person);
    return toMachineTokens(stored);
  }

  return {
    machine,
    gate,
    clock,
    elapse: () => clock.elapse(),
    callOf: (actor) => actor,
    begin: (index) => {
      step = index;
    },
    async realEvent(sent, index) {
      if (sent.id === 'session.ended') stored = null;
      if (sent.id === 'no refresh token') {
        return { ...sent.event, tokens: { ...(await newSession()), refreshToken: '' } };
      }
      if (!('tokens' in sent.event)) return sent.event;
      const isKnown = bringers(path, index).at(-1) === sent.id;
      const known = isKnown && stored ? toMachineTokens(stored) : null;
      return { ...sent.event, tokens: known ?? (await newSession()) };
    },
    check(state) {
      if (state === 'idle') expect(stored, 'tokens after the session').toBeNull();
      // One that was given up may be on its way still, never a second one that is wanted.
      if (state !== 'refreshing') return;
      expect(underWay).toBeGreaterThan(0);
    },
  };
};

function bringers(path: ModelPath, before: number): string[] {
  return path.steps
    .slice(0, before)
    .flatMap((one) => (isLate(one) ? [] : [one.event.id]))
    .filter((id) => /^(session restored|tokens from another tab|refresh answered.*)$/.test(id));
}

function timesOf(accessToken: string): TokenTimes {
  const [, payload = ''] = accessToken.split('.');
  const { iat, exp }: { iat?: number; exp?: number } = JSON.parse(
    Buffer.from(payload, 'base64url').toString(),
  );
  return {
    issuedAt: iat === undefined ? null : iat * 1000,
    expiresAt: exp === undefined ? Number.NaN : exp * 1000,
  };
}
