import { createContext, useContext, useLayoutEffect, useRef, useState } from 'react';
import { isForInside } from './escape.ts';

export const drawerLayers = ['record', 'entries', 'client'] as const;
export type DrawerLayer = (typeof drawerLayers)[number];

/**
 * An address may open several drawers at once: the one that has loaded first must not decide which lies over the
 * others.
 */
export const DrawerLayerContext = createContext<DrawerLayer>('record');

/** A later one of the same layer lies over an earlier one. */
type Surface = {
  order: number;
  isDrawer: boolean;
  close: () => void;
  /** Whether Escape means something else there than to close it. */
  keeps: (event: KeyboardEvent) => boolean;
};

let opened = 0;
/** More than are ever opened in one layer before the page is left. */
export const layerSize = 2 ** 32;

let surfaces: readonly Surface[] = [];
const listeners = new Set<() => void>();

export const openDrawers = () => surfaces.filter(({ isDrawer }) => isDrawer);

function change(next: readonly Surface[]) {
  surfaces = next.toSorted((one, other) => one.order - other.order);
  for (const listener of listeners) listener();
}

export function subscribeToSurfaces(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useSurfaceOrder(
  close: () => void,
  { isDrawer, keeps, modal }: Pick<Surface, 'isDrawer' | 'keeps'> & { modal: boolean },
): number {
  // Counted once, while it is drawn: what is drawn inside another comes after it, and stays after it
  // when their page is shown again, although effects then run from the inside out.
  const drawerLayer = drawerLayers.indexOf(useContext(DrawerLayerContext));
  const [order] = useState(() => {
    opened += 1;
    return (modal ? drawerLayers.length : drawerLayer) * layerSize + opened;
  });
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => {
    const surface = { order, isDrawer, keeps, close: () => latest.current() };
    change([...surfaces, surface]);
    return () => change(surfaces.filter((other) => other !== surface));
  }, [order, isDrawer, keeps]);
  return order;
}

/**
 * Radix gives Escape to the surface that was the highest before, until the new one has been drawn twice, and after a
 * hidden page it may take the wrong one. The one that gets it closes, unless the event is prevented.
 */
export function handEscape(event: KeyboardEvent, order: number): void {
  const top = surfaces.at(-1);
  if (event.defaultPrevented || top === undefined) return;
  const isOwn = top.order === order;
  if (top.keeps(event)) event.preventDefault();
  else if (!isOwn) {
    event.preventDefault();
    top.close();
  }
}

/**
 * For a surface that is drawn only while it is open; returns its `onEscapeKeyDown`. `close` closes it, asks first or
 * does nothing, and `keeps` says when Escape is for something within it.
 */
export function useSurface(
  close: () => void,
  keeps: (event: KeyboardEvent) => boolean = isForInside,
): (event: KeyboardEvent) => void {
  const order = useSurfaceOrder(close, { isDrawer: false, keeps, modal: true });
  return (event) => handEscape(event, order);
}
