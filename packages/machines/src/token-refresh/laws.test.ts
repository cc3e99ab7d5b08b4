import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answered, microtasks } from '../host.fixture.ts';
import { isBusy } from '../is-busy.ts';
import { refreshSpacingMs } from './schedule.ts';
import { nothing } from './setup.ts';
import { hour, issue, minute, second, startRefresh } from './token-refresh.fixture.ts';

type Refresh = ReturnType<typeof startRefresh>;
type Step = { name: string; perform: (refresh: Refresh) => unknown };

const ms = (max: number) => fc.integer({ min: 0, max });
const lives = fc.constantFrom(20 * second, 90 * second, 15 * minute);

const awaited = (refresh: Refresh, late: boolean) =>
  refresh.calls.findLast(({ settled, signal }) => !settled && signal.aborted === late);

const answer = (late: boolean, how: 'tokens' | 'nothing' | 'lost' | 'refused', lifeMs: number) => ({
  name: `${late ? 'late ' : ''}answer: ${how}`,
  perform: async (refresh: Refresh) => {
    const call = awaited(refresh, late);
    if (!call) return;
    if (how === 'tokens') await refresh.answer(call, refresh.issue(lifeMs));
    if (how === 'nothing') await refresh.answer(call, undefined);
    if (how === 'lost') await refresh.refuse(call, new TypeError('Failed to fetch'));
    if (how === 'refused') await refresh.refuse(call, answered(401, 'Expired'));
  },
});

const passing = ms(20 * minute).map((time) => ({
  name: `${time} ms pass`,
  perform: (refresh: Refresh) => refresh.machine.pass(time),
}));

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: passing },
  {
    weight: 1,
    arbitrary: ms(2 * hour).map((time) => ({
      name: `asleep for ${time} ms`,
      perform: (refresh: Refresh) => refresh.machine.sleep(time),
    })),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: -24 * hour, max: 24 * hour }).map((by) => ({
      name: `wall clock set by ${by} ms`,
      perform: (refresh: Refresh) => refresh.machine.setWall(by),
    })),
  },
  {
    weight: 2,
    arbitrary: fc.constant({ name: 'clock.check', perform: (refresh: Refresh) => refresh.check() }),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(lives, fc.boolean()).map(([lifeMs, receivedNow]) => ({
      name: `tokens for ${lifeMs} ms, received now: ${receivedNow}`,
      perform: (refresh: Refresh) => refresh.receive(refresh.issue(lifeMs), receivedNow),
    })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('opaque', '').map((accessToken) => ({
      name: 'tokens that are none',
      perform: (refresh: Refresh) =>
        refresh.receive({ accessToken, refreshToken: accessToken && 'refresh' }),
    })),
  },
  {
    weight: 1,
    arbitrary: fc.constant({ name: 'session.ended', perform: (refresh: Refresh) => refresh.end() }),
  },
  {
    weight: 8,
    arbitrary: fc
      .tuple(
        fc.oneof(
          { weight: 4, arbitrary: fc.constant(false) },
          { weight: 1, arbitrary: fc.constant(true) },
        ),
        fc.oneof(
          { weight: 4, arbitrary: fc.constant('tokens' as const) },
          { weight: 2, arbitrary: fc.constant('lost' as const) },
          { weight: 1, arbitrary: fc.constantFrom('nothing' as const, 'refused' as const) },
        ),
        lives,
      )
      .map(([late, how, lifeMs]) => answer(late, how, lifeMs)),
  },
);

function check(refresh: Refresh) {
  const { status, context } = refresh;
  expect(refresh.actor.getSnapshot().status).toBe('active');
  expect(refresh.awaited().length).toBe(status === 'refreshing' ? 1 : 0);
  expect(context.tokens !== null).toBe(status !== 'idle' && status !== 'failed');
  if (status === 'idle') expect(context).toEqual(nothing);
  if (status === 'failed') expect(context).toEqual({ ...nothing, error: context.error });
}

test('there is one refresh at most in any history of events, responses and clocks, no tokens outside a session, and a way out', {
  timeout: 30_000,
}, async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), async (steps) => {
      const refresh = startRefresh();
      for (const { perform } of steps) {
        await perform(refresh);
        check(refresh);
        seen.add(refresh.status);
      }
      refresh.end();
      check(refresh);
      expect(refresh.status).toBe('idle');
      expect(isBusy(refresh.actor.getSnapshot())).toBe(false);
      await refresh.machine.pass(2 * minute);
      expect(refresh.awaited()).toEqual([]);
      refresh.actor.stop();
    }),
    { numRuns: 150 },
  );
  expect([...seen].sort()).toEqual(['backing_off', 'failed', 'idle', 'refreshing', 'waiting']);
});

test('whatever the clocks do, a served session has no two refreshes within 30 seconds, and none after its token could have expired while awake', {
  timeout: 30_000,
}, async () => {
  const disturbance = fc.oneof(
    passing,
    ms(2 * hour).map((time) => ({
      name: `asleep for ${time} ms`,
      perform: async (refresh: Refresh) => {
        refresh.machine.sleep(time);
        await refresh.check();
      },
    })),
    fc.integer({ min: -24 * hour, max: 24 * hour }).map((by) => ({
      name: `wall clock set by ${by} ms`,
      perform: (refresh: Refresh) => refresh.machine.setWall(by),
    })),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: -24 * hour, max: 24 * hour }),
      lives,
      fc.array(disturbance, { maxLength: 12, size: 'max' }),
      async (wallErrorMs, lifeMs, steps) => {
        const refresh = startRefresh({ wallErrorMs });
        const awakeAt: number[] = [];
        refresh.serveWith(async () => {
          awakeAt.push(refresh.machine.timers.now());
          return refresh.issue(lifeMs);
        });
        await refresh.receive(refresh.issue(lifeMs));
        for (const { perform } of steps) await perform(refresh);
        const longest = Math.max(lifeMs - minute, refreshSpacingMs);
        const times = [...awakeAt, refresh.machine.timers.now()];
        times.slice(1).forEach((time, index) => {
          const gap = time - (times[index] ?? 0);
          expect(gap).toBeLessThanOrEqual(longest + 1_000);
          if (index < awakeAt.length - 1) expect(gap).toBeGreaterThanOrEqual(refreshSpacingMs);
        });
        refresh.actor.stop();
      },
    ),
    { numRuns: 100 },
  );
});

test('the refresh of stored tokens comes at once or later, never for replaced tokens', {
  timeout: 30_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(ms(30 * minute), ms(30 * minute), async (age, left) => {
      const refresh = startRefresh();
      const { now } = refresh.machine;
      await refresh.receive(issue(now - age, now + left), false);
      await microtasks();
      expect(refresh.status === 'refreshing').toBe(left <= minute);
      const newer = refresh.issue();
      await refresh.receive(newer);
      expect(refresh.status).toBe('waiting');
      await refresh.machine.pass(14 * minute);
      expect(refresh.last('refresh').input).toEqual({ accessToken: newer.accessToken });
      refresh.actor.stop();
    }),
    { numRuns: 30 },
  );
});
