import { SimulatedClock } from 'xstate';
import { microtasks } from '../host.fixture.ts';

/** `now` is the true time, as the server has it. Monotonic clock and timers stand still while the computer sleeps. */
export function computer({ wallErrorMs = 0 } = {}) {
  const timers = new SimulatedClock();
  let now = Date.UTC(2026, 0, 2);
  let wallError = wallErrorMs;

  return {
    timers,
    get now() {
      return now;
    },
    readClock: () => ({ wallMs: now + wallError, monotonicMs: timers.now() }),
    async pass(ms: number) {
      for (let left = ms; left > 0; left -= 1_000) {
        const step = Math.min(left, 1_000);
        now += step;
        timers.increment(step);
        await microtasks();
      }
    },
    sleep(ms: number) {
      now += ms;
    },
    setWall(byMs: number) {
      wallError += byMs;
    },
  };
}
