import { useEffect, useState } from 'react';
import { progress } from '#/core/navigation/progress.ts';

const patienceMs = 2_000;
/** Safari does not report when it is idle. */
const guessedMs = 500;

const isQuiet = () => progress.read() === null;

export function whenIdle<Result>(
  work: () => Promise<Result>,
  isTime: () => boolean = isQuiet,
): Promise<Result> {
  return new Promise((resolve) => {
    const wait = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: patienceMs });
      else setTimeout(begin, guessedMs);
    };
    const begin = () => {
      if (isTime()) return resolve(work());
      const stop = progress.subscribe(() => {
        stop();
        wait();
      });
    };
    wait();
  });
}

export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isShown = true;
    void whenIdle(
      async () => isShown && setIdle(true),
      () => (progress.read() ?? 1) === 1,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return isIdle;
}
