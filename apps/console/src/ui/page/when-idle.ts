import { useEffect, useState } from 'react';
import { progress } from '#/core/navigation/progress.ts';

const patienceMs = 2_000;
/** Safari does not report when it is idle. */
const guessedMs = 500;

/** No page is being opened, and the progress bar has faded, half a second after the last one. */
const isQuiet = () => progress.read() === null;

/** Does what no first page needs once the browser has nothing better to do. */
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

/** Whether the browser has drawn what it had to, and had time to spare since: for what may come after the page. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isShown = true;
    void whenIdle(
      async () => isShown && setIdle(true),
      // At 1 the page is there.
      () => (progress.read() ?? 1) === 1,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return isIdle;
}
