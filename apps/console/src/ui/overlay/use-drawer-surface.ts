import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { isForInside } from '../controls/escape.ts';
import {
  handEscape,
  layerSize,
  openDrawers,
  subscribeToSurfaces,
  useSurfaceOrder,
} from '../controls/surface-stack.ts';
import { useRoomForTwo } from '../controls/use-wide-screen.ts';

const isClient = (order: number) => order >= 2 * layerSize && order < 3 * layerSize;

/**
 * A modal drawer is above all others; drawers on hidden pages do not count. With room, a client's drawer stands beside
 * the others (`beside`).
 */
export function useDrawerSurface(close: () => void, { modal = false } = {}) {
  const order = useSurfaceOrder(close, { isDrawer: true, keeps: isForInside, modal });
  const hasRoom = useRoomForTwo();
  const covered = useSyncExternalStore(subscribeToSurfaces, () =>
    openDrawers().some(
      (it) => it.order > order && (!hasRoom || !isClient(it.order) || isClient(order)),
    ),
  );
  const below = useSyncExternalStore(
    subscribeToSurfaces,
    () => openDrawers().filter((it) => it.order < order).length,
  );
  const beside = hasRoom && isClient(order) && below > 0;
  return {
    covered,
    below: beside ? 0 : below,
    beside,
    onEscape: (event: KeyboardEvent) => handEscape(event, order),
  };
}

/** In pixels. */
export const drawerWidth = { onePane: 560, twoPanes: 760, min: 400, max: 1_040 };

const besideMin = 240;

export function fitDrawer(wanted: number, windowWidth: number): number {
  const max = Math.min(drawerWidth.max, Math.max(drawerWidth.min, windowWidth - besideMin));
  return Math.round(Math.min(Math.max(wanted, drawerWidth.min), max));
}

export function readDrawerWidth(
  stored: string | null,
  defaultWidth: number = drawerWidth.onePane,
): number {
  const width = Number(stored);
  return stored !== null && Number.isFinite(width) && width > 0 ? width : defaultWidth;
}

const stepPx = 40;

/** By person, since this document was loaded; drawers that lie over each other share it. */
const wishes = new Map<string, number>();
const listeners = new Set<() => void>();

const widths: { px: number }[] = [];

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

/** A drawer `beside` another leaves it the shared room. */
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
