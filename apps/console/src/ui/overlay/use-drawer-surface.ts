import { useSyncExternalStore } from 'react';
import { isForInside } from '../controls/escape.ts';
import {
  handEscape,
  layerSize,
  openDrawers,
  subscribeToSurfaces,
  useSurfaceOrder,
} from '../controls/surface-stack.ts';

/** From 1440 px on there is room for the drawer of a client beside a record. */
const roomForTwo = '(min-width: 1440px)';

function subscribeToRoom(listener: () => void) {
  const query = matchMedia(roomForTwo);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const isClient = (order: number) => order >= 2 * layerSize && order < 3 * layerSize;

/**
 * `useSurface` for a drawer, with its stacking order: a modal drawer is above all others. Drawers on hidden
 * pages do not count. With room, a client's drawer stands beside the others (`beside`).
 */
export function useDrawerSurface(close: () => void, { modal = false } = {}) {
  const order = useSurfaceOrder(close, { isDrawer: true, keeps: isForInside, modal });
  const hasRoom = useSyncExternalStore(subscribeToRoom, () => matchMedia(roomForTwo).matches);
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
