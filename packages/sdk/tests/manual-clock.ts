import type { Clock } from '../src/index.ts';
import { eventually } from './eventually.ts';

/** A clock that stands still until a test moves it on. */
export function createManualClock() {
  const sleepers = new Set<{ wakesAt: number; wake: () => void }>();
  const slept: number[] = [];
  let now = 0;

  const clock: Clock = {
    now: () => now,
    random: () => 0,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        slept.push(ms);
        const sleeper = { wakesAt: now + ms, wake: resolve };
        sleepers.add(sleeper);
        signal?.addEventListener('abort', () => {
          sleepers.delete(sleeper);
          reject(signal.reason);
        });
      }),
  };

  return {
    clock,
    /** How long a user has asked to sleep, in order. */
    slept,
    /** Lets the time go on as soon as a user sleeps for just so long. */
    async pass(ms: number) {
      await eventually(() => [...sleepers].some(({ wakesAt }) => wakesAt === now + ms));
      now += ms;
      for (const sleeper of sleepers) {
        if (sleeper.wakesAt > now) continue;
        sleepers.delete(sleeper);
        sleeper.wake();
      }
    },
    /** Lets time pass, and wakes no one. */
    skip(ms: number) {
      now += ms;
    },
  };
}
