import { useEffect, useState } from 'react';
import { progress } from '#/core/navigation/progress.ts';

const patienceMs = 2_000;
/** Safari does not report when it is idle. */
const guessedMs = 500;

/** Does what a page needs soon after it was drawn, once the browser has nothing better to do and no page is being opened. */
function whenDrawn<Result>(work: () => Promise<Result>, isOpen: () => boolean): Promise<Result> {
  return new Promise((resolve) => {
    const wait = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: patienceMs });
      else setTimeout(begin, guessedMs);
    };
    const begin = () => {
      if (isOpen()) return resolve(work());
      const stop = progress.subscribe(() => {
        stop();
        wait();
      });
    };
    wait();
  });
}

/** The same for what no first page needs: also after the progress bar has faded, half a second later. */
export function whenIdle<Result>(work: () => Promise<Result>): Promise<Result> {
  return whenDrawn(work, () => progress.read() === null);
}

/** Whether the browser has drawn what it had to, and had time to spare since: for what may come after the page. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isShown = true;
    void whenDrawn(
      async () => isShown && setIdle(true),
      () => (progress.read() ?? 1) === 1,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return isIdle;
}
