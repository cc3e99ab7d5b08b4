import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { answered, microtasks } from '../host.fixture.ts';
import { isBusy } from '../is-busy.ts';
import { tokenRefreshMachine } from './machine.ts';
import { type ClockReading, refreshLeadMs, refreshSpacingMs, type TokenTimes } from './schedule.ts';
import { refreshError, refreshStatus } from './selectors.ts';
import { nothing } from './setup.ts';
import { hour, issue, minute, second, startRefresh } from './token-refresh.fixture.ts';

const offline = new TypeError('Failed to fetch');

function startServed(options: { wallErrorMs?: number; lifeMs?: number } = {}) {
  const refresh = startRefresh(options);
  refresh.serveWith(async () => refresh.issue(options.lifeMs));
  return refresh;
}

const gaps = (times: readonly number[]) =>
  times.slice(1).map((time, index) => time - (times[index] ?? 0));

describe('a refresh is due', () => {
  // @rule tokens: The access token is refreshed 60 seconds before it expires
  // @in ./schedule.ts
  test('60 seconds before the token expires, not a millisecond earlier', async () => {
    expect(refreshLeadMs).toBe(60_000);
    const refresh = startRefresh();
    await refresh.receive(refresh.issue(15 * minute));
    await refresh.machine.pass(14 * minute - 1);
    await refresh.check();
    expect(refresh.status).toBe('waiting');
    await refresh.machine.pass(1);
    expect(refresh.status).toBe('refreshing');
    expect(refresh.refreshedAt).toHaveLength(1);
  });

  test('once more 60 seconds before the new token expires, for as long as the session lasts', async () => {
    const refresh = startServed();
    await refresh.receive(refresh.issue());
    await refresh.machine.pass(hour);
    expect(gaps(refresh.refreshedAt)).toEqual([14 * minute, 14 * minute, 14 * minute]);
  });

  // @rule tokens: The refresh is on time after sleep and wall-clock changes
  // @in ./schedule.ts
  test('when the computer wakes after the token expired', async () => {
    const refresh = startRefresh();
    await refresh.receive(refresh.issue());
    await refresh.machine.pass(minute);
    refresh.machine.sleep(hour);
    await refresh.check();
    expect(refresh.status).toBe('refreshing');
  });

  test('within 30 seconds after waking when nothing reports that the computer slept', async () => {
    const refresh = startRefresh();
    await refresh.receive(refresh.issue());
    await refresh.machine.pass(minute);
    refresh.machine.sleep(hour);
    const woken = refresh.machine.now;
    await refresh.machine.pass(minute);
    expect((refresh.refreshedAt[0] ?? 0) - woken).toBeLessThanOrEqual(30 * second);
  });

  test('when looked at early it is not: waking after a short sleep changes nothing', async () => {
    const refresh = startRefresh();
    await refresh.receive(refresh.issue());
    refresh.machine.sleep(5 * minute);
    await refresh.check();
    expect(refresh.status).toBe('waiting');
    await refresh.machine.pass(9 * minute);
    expect(refresh.status).toBe('refreshing');
  });

  test('looking at the clocks twice a minute, not more', async () => {
    const refresh = startRefresh();
    await refresh.receive(refresh.issue());
    const before = refresh.log.clockReads;
    await refresh.machine.pass(30 * second - 1);
    expect(refresh.log.clockReads - before).toBe(0);
    await refresh.machine.pass(1);
    await refresh.machine.pass(9.5 * minute);
    expect(refresh.log.clockReads - before).toBe(20);
  });

  test('in time although the wall clock is set back a day', async () => {
    const refresh = startRefresh();
    await refresh.receive(refresh.issue());
    await refresh.machine.pass(5 * minute);
    refresh.machine.setWall(-24 * hour);
    await refresh.machine.pass(9 * minute - second);
    expect(refresh.status).toBe('waiting');
    await refresh.machine.pass(second);
    expect(refresh.status).toBe('refreshing');
  });

  test('once, early, when the wall clock is set forward a day: it cannot be distinguished from sleep', async () => {
    const refresh = startServed();
    await refresh.receive(refresh.issue());
    await refresh.machine.pass(5 * minute);
    refresh.machine.setWall(24 * hour);
    await refresh.machine.pass(50 * minute);
    expect(gaps(refresh.refreshedAt)).toEqual([14 * minute, 14 * minute, 14 * minute]);
  });

  test.each([
    ['fast', 7 * hour],
    ['slow', -7 * hour],
  ])('in time on a computer whose clock is hours %s from the start', async (_, wallErrorMs) => {
    const refresh = startServed({ wallErrorMs });
    const began = refresh.machine.now;
    await refresh.receive(refresh.issue());
    await refresh.machine.pass(hour);
    expect(refresh.refreshedAt.map((time) => time - began)).toEqual(
      [14, 28, 42, 56].map((minutes) => minutes * minute),
    );
  });

  // @rule tokens: One refresh at a time, at least 30 seconds apart
  test('every 30 seconds, and no oftener, if tokens live no longer than the lead', async () => {
    expect(refreshSpacingMs).toBe(30_000);
    const refresh = startServed({ lifeMs: 20 * second });
    await refresh.receive(refresh.issue(20 * second));
    await refresh.machine.pass(5 * minute);
    expect(gaps(refresh.refreshedAt)).toEqual(Array(10).fill(30 * second));
  });

  test('no oftener than that even if every refresh reports tokens of unknown age, on a fast clock', async () => {
    const refresh = startRefresh({ wallErrorMs: 7 * hour });
    refresh.serveWith(async () => {
      const tokens = refresh.issue();
      refresh.actor.send({ type: 'tokens.changed', tokens });
      return tokens;
    });
    await refresh.receive(refresh.issue(), false);
    await refresh.machine.pass(5 * minute);
    for (const gap of gaps(refresh.refreshedAt)) expect(gap).toBeGreaterThanOrEqual(30 * second);
  });
});

describe('tokens out of the storage', () => {
  test('are refreshed 60 seconds before they expire, by the wall clock', async () => {
    const refresh = startRefresh();
    const { now } = refresh.machine;
    await refresh.receive(issue(now - 10 * minute, now + 5 * minute), false);
    await refresh.machine.pass(4 * minute - second);
    expect(refresh.status).toBe('waiting');
    await refresh.machine.pass(second);
    expect(refresh.status).toBe('refreshing');
  });

  test('are refreshed at once when they have expired', async () => {
    const refresh = startRefresh();
    const { now } = refresh.machine;
    await refresh.receive(issue(now - hour, now - 45 * minute), false);
    expect(refresh.status).toBe('refreshing');
  });

  test('are what tokens are taken for when nothing is said of them', async () => {
    const refresh = startRefresh();
    const { now } = refresh.machine;
    const tokens = issue(now - hour, now - 45 * minute);
    refresh.actor.send({ type: 'tokens.changed', tokens });
    await microtasks();
    expect(refresh.status).toBe('refreshing');
  });

  test('are refreshed once too early if the clock is hours fast, and then in time', async () => {
    const refresh = startServed({ wallErrorMs: 7 * hour });
    await refresh.receive(refresh.issue(), false);
    await refresh.machine.pass(30 * minute);
    expect(gaps(refresh.refreshedAt)).toEqual([14 * minute, 14 * minute]);
  });

  test('are refreshed no later than a whole life after they came if the clock is hours slow', async () => {
    const refresh = startRefresh({ wallErrorMs: -7 * hour });
    const { now } = refresh.machine;
    await refresh.receive(issue(now - 10 * minute, now + 5 * minute), false);
    await refresh.machine.pass(14 * minute);
    expect(refresh.refreshedAt).toEqual([now + 14 * minute]);
  });
});

test('tokens that do not say when they were issued go by the wall clock', async () => {
  const refresh = startRefresh({ wallErrorMs: 2 * minute });
  await refresh.receive(issue(null, refresh.machine.now + 15 * minute));
  await refresh.machine.pass(12 * minute - second);
  expect(refresh.status).toBe('waiting');
  await refresh.machine.pass(second);
  expect(refresh.status).toBe('refreshing');
});

describe('a refresh', () => {
  async function refreshing(lifeMs = 15 * minute) {
    const refresh = startRefresh();
    const tokens = refresh.issue(lifeMs);
    await refresh.receive(tokens);
    await refresh.machine.pass(Math.max(0, lifeMs - minute));
    return { refresh, tokens };
  }

  test('is asked for with the access token in use, and its answer is used from then on', async () => {
    const { refresh, tokens } = await refreshing();
    expect(refresh.last('refresh').input).toEqual({ accessToken: tokens.accessToken });
    const next = refresh.issue();
    await refresh.answer('refresh', next);
    expect(refresh.status).toBe('waiting');
    expect(refresh.context.tokens).toEqual(next);
  });

  test('is not asked for twice, however often the clocks are to be looked at', async () => {
    const { refresh } = await refreshing();
    await refresh.check();
    await refresh.machine.pass(10 * minute);
    expect(refresh.calls).toHaveLength(1);
  });

  test('is not disturbed by hearing of the tokens that are in use already', async () => {
    const { refresh, tokens } = await refreshing();
    await refresh.receive(tokens);
    expect(refresh.status).toBe('refreshing');
    expect(refresh.last('refresh').signal.aborted).toBe(false);
  });

  test('hearing of its own tokens again keeps what is known of their age', async () => {
    const refresh = startServed({ wallErrorMs: 7 * hour });
    const tokens = refresh.issue();
    await refresh.receive(tokens);
    await refresh.receive(tokens, false);
    await refresh.machine.pass(10 * minute);
    expect(refresh.refreshedAt).toEqual([]);
  });

  test.each(['accessToken', 'refreshToken'] as const)(
    'is not taken for done by the same tokens when only the %s is another one',
    async (name) => {
      const { refresh, tokens } = await refreshing();
      const { accessToken, refreshToken } = refresh.issue();
      await refresh.receive({ ...tokens, [name]: { accessToken, refreshToken }[name] });
      expect(refresh.status).toBe('waiting');
    },
  );

  test("is dropped when a sibling tab's tokens arrive; its late answer changes nothing", async () => {
    const { refresh } = await refreshing();
    const sibling = refresh.issue();
    await refresh.receive(sibling);
    expect(refresh.status).toBe('waiting');
    expect(refresh.last('refresh').signal.aborted).toBe(true);
    await refresh.answer('refresh', refresh.issue());
    expect(refresh.context.tokens).toEqual(sibling);
  });

  test('is dropped when the session ends; its late answer changes nothing', async () => {
    const { refresh } = await refreshing();
    refresh.end();
    expect(refresh.last('refresh').signal.aborted).toBe(true);
    await refresh.answer('refresh', refresh.issue());
    expect(refresh.status).toBe('idle');
    expect(refresh.context).toEqual(nothing);
  });

  test.each([
    ['nothing', undefined],
    ['no access token', { refreshToken: 'r' }],
    ['an empty access token', { accessToken: '', refreshToken: 'r' }],
    ['no refresh token', { accessToken: issue(0, hour).accessToken }],
    ['an empty refresh token', { ...issue(0, hour), refreshToken: '' }],
    ['a refresh token that is no text', { ...issue(0, hour), refreshToken: 7 }],
  ])('answered with %s is MALFORMED_TOKENS', async (_, answer) => {
    const { refresh } = await refreshing();
    await refresh.answer('refresh', answer);
    expect(refresh.status).toBe('failed');
    expect(refresh.context).toEqual({ ...nothing, error: { code: 'MALFORMED_TOKENS' } });
  });

  test.each([
    ['401', answered(401, 'Expired'), { code: 'UNAUTHORIZED', message: 'Expired' }],
    ['403', answered(403, 'Closed'), { code: 'UNAUTHORIZED', message: 'Closed' }],
    [
      'the refresh token being gone',
      { code: 'NO_REFRESH_TOKEN', status: 0 },
      { code: 'NO_REFRESH_TOKEN', message: 'No refresh token' },
    ],
    [
      'tokens that the host could not read',
      { code: 'MALFORMED_TOKENS', status: 0 },
      { code: 'MALFORMED_TOKENS' },
    ],
  ])('refused for %s is the end', async (_, rejection, error) => {
    const { refresh } = await refreshing();
    await refresh.refuse('refresh', rejection);
    expect(refresh.status).toBe('failed');
    expect(refreshError(refresh.actor.getSnapshot())).toEqual(error);
    expect(refresh.context.tokens).toBeNull();
    await refresh.machine.pass(10 * minute);
    expect(refresh.calls).toHaveLength(1);
  });
});

describe('a refresh that fails', () => {
  async function backingOff(rejection: unknown = offline) {
    const refresh = startRefresh();
    await refresh.receive(refresh.issue());
    await refresh.machine.pass(14 * minute);
    await refresh.refuse('refresh', rejection);
    return refresh;
  }

  test.each([
    ['no connection', offline],
    ['a broken server', answered(503, 'Busy')],
    ['a server that wants to be left alone', answered(429, 'Slow down')],
    ['an answer of something else', { code: 'MALFORMED_RESPONSE', status: 200 }],
  ])('is tried again after five seconds for %s', async (_, rejection) => {
    const refresh = await backingOff(rejection);
    expect(refresh.status).toBe('backing_off');
    expect(refreshError(refresh.actor.getSnapshot())).toBeNull();
    await refresh.machine.pass(5 * second - 1);
    expect(refresh.calls).toHaveLength(1);
    await refresh.machine.pass(1);
    expect(refresh.calls).toHaveLength(2);
  });

  // @rule tokens: A failed refresh retries for the session's life, backing off to a minute
  test('is tried at growing intervals for ten minutes, once a minute at last, until it works', async () => {
    const refresh = startRefresh();
    const up = refresh.machine.now + 24 * minute;
    refresh.serveWith(async () => {
      if (refresh.machine.now < up) throw offline;
      return refresh.issue();
    });
    await refresh.receive(refresh.issue());
    await refresh.machine.pass(26 * minute);
    expect(gaps(refresh.refreshedAt).slice(0, 6)).toEqual(
      [5, 10, 20, 40, 60, 60].map((seconds) => seconds * second),
    );
    expect(refresh.refreshedAt.filter((time) => time >= up)).toHaveLength(1);
    expect(refresh.status).toBe('waiting');
    expect(refresh.context.failures).toBe(0);
  });

  test('is left alone for a whole minute once it has failed five times', async () => {
    const refresh = await backingOff();
    for (const seconds of [5, 10, 20, 40]) {
      await refresh.machine.pass(seconds * second);
      await refresh.refuse('refresh', offline);
    }
    await refresh.machine.pass(minute - 1);
    expect(refresh.calls).toHaveLength(5);
    await refresh.machine.pass(1);
    expect(refresh.calls).toHaveLength(6);
  });

  test('is tried at once when there is reason to hope', async () => {
    const refresh = await backingOff();
    await refresh.check();
    expect(refresh.status).toBe('refreshing');
    expect(refresh.calls).toHaveLength(2);
  });

  test("is not tried again when a sibling tab's tokens arrive, and starts anew with five seconds", async () => {
    const refresh = await backingOff();
    await refresh.machine.pass(5 * second);
    await refresh.refuse('refresh', offline);
    await refresh.receive(refresh.issue());
    await refresh.machine.pass(14 * minute - second);
    expect(refresh.calls).toHaveLength(2);
    await refresh.machine.pass(second);
    await refresh.refuse('refresh', offline);
    await refresh.machine.pass(5 * second);
    expect(refresh.calls).toHaveLength(4);
  });

  test('is not tried again after the session has ended', async () => {
    const refresh = await backingOff();
    refresh.end();
    await refresh.machine.pass(10 * minute);
    expect(refresh.calls).toHaveLength(1);
    expect(refresh.context).toEqual(nothing);
  });
});

describe('what cannot be scheduled', () => {
  const readTokenTimes = fromPromise<TokenTimes, { accessToken: string }>(async () => ({
    issuedAt: 0,
    expiresAt: 0,
  }));

  // @rule tokens: A refresh without a token reports NO_REFRESH_TOKEN, "No refresh token"
  // @in ./refresh-error.ts
  test('tokens without a refresh token: NO_REFRESH_TOKEN, with the message of the product', async () => {
    const refresh = startRefresh();
    await refresh.receive({ ...refresh.issue(), refreshToken: '' });
    expect(refresh.status).toBe('failed');
    expect(refreshError(refresh.actor.getSnapshot())).toEqual({
      code: 'NO_REFRESH_TOKEN',
      message: 'No refresh token',
    });
    expect(refresh.context.tokens).toBeNull();
  });

  test.each([
    ['that is no token', 'opaque'],
    ['that says nothing', 'null'],
    ['that never expires', '{"issuedAt":0}'],
    ['whose expiry is no number', '{"issuedAt":0,"expiresAt":"soon"}'],
    ['whose expiry is endless', '{"issuedAt":0,"expiresAt":1e999}'],
    ['whose issue is no number', '{"issuedAt":"then","expiresAt":0}'],
  ])('an access token %s: MALFORMED_TOKENS', async (_, accessToken) => {
    const refresh = startRefresh();
    await refresh.receive({ accessToken, refreshToken: 'r' });
    expect(refresh.status).toBe('failed');
    expect(refresh.context).toEqual({ ...nothing, error: { code: 'MALFORMED_TOKENS' } });
  });

  test('is over as soon as the next session begins', async () => {
    const refresh = startRefresh();
    await refresh.receive({ accessToken: 'opaque', refreshToken: 'r' });
    await refresh.receive(refresh.issue());
    expect(refresh.status).toBe('waiting');
    expect(refreshError(refresh.actor.getSnapshot())).toBeNull();
  });

  test('is forgotten when the session ends', async () => {
    const refresh = startRefresh();
    await refresh.receive({ accessToken: 'opaque', refreshToken: 'r' });
    refresh.end();
    expect(refresh.status).toBe('idle');
    expect(refresh.context).toEqual(nothing);
  });

  test.each([
    ['cannot be read', () => Promise.reject(new Error('denied'))],
    ['has no wall time', async () => ({ wallMs: Number.NaN, monotonicMs: 0 })],
    ['has no monotonic time', async () => ({ wallMs: 0, monotonicMs: Number.NaN })],
  ])('a clock that %s: REFRESH_UNAVAILABLE', async (_, readClock) => {
    const actor = createActor(
      tokenRefreshMachine.provide({
        actors: {
          readTokenTimes,
          readClock: fromPromise<ClockReading>(readClock),
        },
      }),
    ).start();
    actor.send({ type: 'tokens.changed', tokens: issue(0, hour) });
    await microtasks();
    expect(refreshStatus(actor.getSnapshot())).toBe('failed');
    expect(actor.getSnapshot().context).toEqual({
      ...nothing,
      error: { code: 'REFRESH_UNAVAILABLE' },
    });
  });

  const readClock = fromPromise<ClockReading>(async () => ({ wallMs: 0, monotonicMs: 0 }));
  const machine = tokenRefreshMachine;
  const withTimes = machine.provide({ actors: { readTokenTimes } });

  test.each([
    ['readTokenTimes', machine, 'MALFORMED_TOKENS'],
    ['readClock', withTimes, 'REFRESH_UNAVAILABLE'],
    ['refresh', withTimes.provide({ actors: { readClock } }), 'REFRESH_UNAVAILABLE'],
  ] as const)('without %s it says how to provide it', async (missing, without, code) => {
    const actor = createActor(without).start();
    actor.send({ type: 'tokens.changed', tokens: issue(0, hour) });
    await microtasks();
    const error = refreshError(actor.getSnapshot());
    expect(error?.code).toBe(code);
    expect(error?.message).toContain(`machine.provide({ actors: { ${missing}: … } })`);
  });
});

test('a new session is looked after at once, however short ago the last one was refreshed', async () => {
  const refresh = startRefresh();
  await refresh.receive(refresh.issue(minute));
  expect(refresh.status).toBe('refreshing');
  refresh.end();
  await refresh.receive(refresh.issue(minute));
  expect(refresh.status).toBe('refreshing');
});

test('no answer is awaited in idle, waiting, backing_off and failed; in the others, isBusy', async () => {
  const refresh = startRefresh();
  const seen = () => [refresh.status, isBusy(refresh.actor.getSnapshot())];
  expect(seen()).toEqual(['idle', false]);
  refresh.actor.send({ type: 'tokens.changed', tokens: refresh.issue(), receivedNow: true });
  expect(seen()).toEqual(['scheduling', true]);
  await microtasks();
  expect(seen()).toEqual(['waiting', false]);
  refresh.actor.send({ type: 'clock.check' });
  expect(seen()).toEqual(['checking_clock', true]);
  await refresh.machine.pass(14 * minute);
  expect(seen()).toEqual(['refreshing', true]);
  await refresh.refuse('refresh', offline);
  expect(seen()).toEqual(['backing_off', false]);
  await refresh.check();
  await refresh.refuse('refresh', answered(401, 'Expired'));
  expect(seen()).toEqual(['failed', false]);
});
