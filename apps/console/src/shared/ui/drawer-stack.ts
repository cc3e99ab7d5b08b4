import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

/** One drawer that is on the screen. A later one lies over an earlier one. */
type Place = { order: number; close: () => void };

let opened = 0;
let places: readonly Place[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Place[]) {
  places = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Closes the drawer that lies over all others, or asks its person, as its own Escape would. */
export function closeTopDrawer(): void {
  places
    .toSorted((one, other) => one.order - other.order)
    .at(-1)
    ?.close();
}

/** Where a drawer lies among those on the screen. One on a page that is out of sight is not among them. */
export function useDrawerPlace(close: () => void) {
  // Counted once, while it is drawn: what is drawn inside another comes after it, and stays after it
  // when their page is shown again, although effects then run from the inside out.
  const [order] = useState(() => {
    opened += 1;
    return opened;
  });
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => {
    const place = { order, close: () => latest.current() };
    change([...places, place]);
    return () => change(places.filter((other) => other !== place));
  }, [order]);
  const covered = useSyncExternalStore(subscribe, () => places.some((it) => it.order > order));
  const below = useSyncExternalStore(
    subscribe,
    () => places.filter((it) => it.order < order).length,
  );
  return { covered, below };
}
