import { useEffect, useState } from 'react';

const patienceMs = 2_000;
/** Safari does not report when it is idle. */
const guessedMs = 500;

/** Does what no first page needs once the browser has nothing better to do. */
export function whenIdle<Result>(work: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve) => {
    const begin = () => resolve(work());
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: patienceMs });
    else setTimeout(begin, guessedMs);
  });
}

/** Whether the browser has drawn what it had to, and had time to spare since: for what may come after the page. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isShown = true;
    void whenIdle(async () => isShown && setIdle(true));
    return () => {
      isShown = false;
    };
  }, []);
  return isIdle;
}
