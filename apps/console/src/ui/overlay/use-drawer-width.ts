import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { fitDrawer, readDrawerWidth } from './drawer-width.ts';

const stepPx = 40;

/** By person: what was wished for since this document was loaded. Drawers that lie over each other share it. */
const wishes = new Map<string, number>();
const listeners = new Set<() => void>();

const widths: { px: number }[] = [];

/** For what has to stay beside the latest, such as toasts. */
function publishWidth() {
  const latest = widths.at(-1);
  document.documentElement.style.setProperty('--drawer-width', latest ? `${latest.px}px` : '');
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  addEventListener('resize', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('resize', onChange);
  };
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage can be forbidden; the width then lasts as long as the document.
    return null;
  }
}

/**
 * Width of drawers as set by the user, kept in this browser for all of them. A drawer `beside` another leaves
 * it the shared room.
 */
export function useDrawerWidth(below = 0, defaultWidth?: number, beside = false) {
  const key = `brokerdesk.drawer.${useSessionUser().id}`;
  const wanted = useSyncExternalStore(
    subscribe,
    () => wishes.get(key) ?? readDrawerWidth(read(key), defaultWidth),
  );
  const windowWidth = useSyncExternalStore(subscribe, () => innerWidth);
  const whole = fitDrawer(wanted, windowWidth);
  const inset = below * stepPx;
  useLayoutEffect(() => {
    if (beside) return;
    const own = { px: whole };
    widths.push(own);
    publishWidth();
    return () => {
      widths.splice(widths.indexOf(own), 1);
      publishWidth();
    };
  }, [whole, beside]);
  return {
    width: whole - inset,
    resize(next: number) {
      const fitting = fitDrawer(next + inset, windowWidth);
      wishes.set(key, fitting);
      for (const listener of listeners) listener();
      try {
        localStorage.setItem(key, String(fitting));
      } catch {
        // As above, or the storage is full.
      }
    },
  };
}
