import { useEffect, useRef, useState } from 'react';

/** For so long something that is usually masked may be on the screen. */
const revealedForMs = 60_000;

/**
 * Shows a revealed value for a minute, and only while its page is visible. Kept in the component: a cache
 * would outlive the display.
 */
export function useRevealed(masked: string) {
  const [revealed, setRevealed] = useState<{ masked: string; value: string } | null>(null);
  const isPageShown = useRef(false);
  useEffect(() => {
    isPageShown.current = true;
    return () => {
      isPageShown.current = false;
    };
  }, []);
  useEffect(() => {
    if (revealed === null) return;
    const hide = () => setRevealed(null);
    const hideUnseen = () => document.visibilityState === 'hidden' && hide();
    const timer = setTimeout(hide, revealedForMs);
    document.addEventListener('visibilitychange', hideUnseen);
    hideUnseen();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hideUnseen);
      // Also when another page is shown in place of this one, which is kept.
      hide();
    };
  }, [revealed]);
  return {
    // Another record, or another number of the same: what was revealed is not it.
    value: revealed?.masked === masked ? revealed.value : null,
    /** An answer may come when no one is there to see it any more. */
    show: (value: string) => isPageShown.current && setRevealed({ masked, value }),
    hide: () => setRevealed(null),
  };
}
