import { useEffect, useState } from 'react';

/** Whether something has been going on for so long, in milliseconds, that it is worth a word. */
export function useLasting(active: boolean, forMs: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLasting(true), forMs);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [active, forMs]);
  return active && lasting;
}
