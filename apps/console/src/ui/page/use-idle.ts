import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

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
