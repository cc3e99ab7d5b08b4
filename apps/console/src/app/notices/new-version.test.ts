import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchVersion } from './new-version.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const minute = 60_000;

/** A page of the build `old`, and a server whose build can be changed. */
function watch(build: string | null = 'old') {
  const server = { build: 'old' as string | null, checks: 0 };
  const answers: (string | null)[] = [];
  let comeBack = () => {};
  const stop = watchVersion({
    build,
    deployedBuild: async () => {
      server.checks += 1;
      return server.build;
    },
    onAnswer: (newer) => answers.push(newer),
    page: {
      onReturn: (listener) => {
        comeBack = listener;
        return () => {
          comeBack = () => {};
        };
      },
    },
  });
  return { server, answers, stop, comeBack: () => comeBack() };
}

describe('a newer version', () => {
  it('is checked for every five minutes, and announced', async () => {
    const { server, answers } = watch();
    await vi.advanceTimersByTimeAsync(5 * minute);
    expect(answers).toEqual([null]);
    server.build = 'new';
    await vi.advanceTimersByTimeAsync(5 * minute);
    expect(answers).toEqual([null, 'new']);
  });

  it('is taken back if the server has gone back to the build of the page', async () => {
    const { server, answers } = watch();
    server.build = 'new';
    await vi.advanceTimersByTimeAsync(5 * minute);
    server.build = 'old';
    await vi.advanceTimersByTimeAsync(5 * minute);
    expect(answers).toEqual(['new', null]);
  });

  it('is no news of a server that does not answer', async () => {
    const { server, answers } = watch();
    server.build = null;
    await vi.advanceTimersByTimeAsync(30 * minute);
    expect(answers).toEqual([]);
  });

  it('is asked for on coming back, a minute after the last time at the earliest', async () => {
    const { server, comeBack } = watch();
    comeBack();
    expect(server.checks).toBe(0);
    await vi.advanceTimersByTimeAsync(minute);
    comeBack();
    comeBack();
    expect(server.checks).toBe(1);
  });

  it('is not asked for by a page that is gone, or that does not know its own build', async () => {
    const gone = watch();
    gone.stop();
    const unknown = watch(null);
    await vi.advanceTimersByTimeAsync(30 * minute);
    gone.comeBack();
    unknown.comeBack();
    expect([gone.server.checks, unknown.server.checks]).toEqual([0, 0]);
  });
});
