import { useEffect, useState } from 'react';

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
