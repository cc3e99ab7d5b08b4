import type { Clock } from '../src/index.ts';

/** A clock that passes at once whatever is waited for, and records what that was. */
export function createSteppedClock(start = Date.parse('2026-11-21T12:00:00Z')) {
  const slept: number[] = [];
  let now = start;
  const clock: Clock = {
    now: () => now,
    random: () => 0,
    async sleep(ms, signal) {
      signal?.throwIfAborted();
      slept.push(ms);
      now += ms;
    },
  };
  return { clock, slept };
}
