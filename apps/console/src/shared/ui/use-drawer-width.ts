import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useSessionUser } from '#/shared/session/session-context.tsx';
import { fitDrawer, readDrawerWidth } from './drawer-width.ts';

function subscribe(onChange: () => void) {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage can be forbidden; the width then lasts as long as the drawer.
    return null;
  }
}

/** How wide the person likes drawers: kept in this browser, for all of them. */
export function useDrawerWidth() {
  const key = `brokerdesk.drawer.${useSessionUser().id}`;
  const [wanted, setWanted] = useState(() => readDrawerWidth(read(key)));
  const windowWidth = useSyncExternalStore(subscribe, () => innerWidth);
  const width = fitDrawer(wanted, windowWidth);
  useLayoutEffect(() => {
    // For what has to stay beside it, such as toasts.
    document.documentElement.style.setProperty('--drawer-width', `${width}px`);
  }, [width]);
  return {
    width,
    resize(next: number) {
      const fitting = fitDrawer(next, windowWidth);
      setWanted(fitting);
      try {
        localStorage.setItem(key, String(fitting));
      } catch {
        // As above, or the storage is full.
      }
    },
  };
}
