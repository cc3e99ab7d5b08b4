import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { PictureControls } from './use-picture-view.ts';

type Place = { x: number; y: number };

/** A wheel that is turned by a notch says about this much. */
const wheelNotch = 100;
const notchFactor = 1.2;

/** A place in the window, from the middle of the frame. */
function fromMiddle(frame: HTMLElement, { x, y }: Place): Place {
  const box = frame.getBoundingClientRect();
  return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
}

const between = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y);
const halfway = (one: Place, other: Place) => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

/** The wheel zooms to the pointer; React's own listener could not keep the page from scrolling. */
function useWheel(frame: RefObject<HTMLElement | null>, zoom: PictureControls['zoom']) {
  const latest = useRef(zoom);
  useEffect(() => {
    latest.current = zoom;
  });
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      // Firefox may count lines, and a pinch on a touchpad comes as a small turn with Ctrl held.
      const pixels = event.deltaMode === event.DOM_DELTA_LINE ? event.deltaY * 33 : event.deltaY;
      const notches = (event.ctrlKey ? pixels * 6 : pixels) / wheelNotch;
      const at = fromMiddle(current, { x: event.clientX, y: event.clientY });
      latest.current(notchFactor ** -Math.max(-3, Math.min(3, notches)), at);
    };
    current.addEventListener('wheel', onWheel, { passive: false });
    return () => current.removeEventListener('wheel', onWheel);
  }, [frame]);
}

/** One finger or the mouse drags the picture, two fingers pinch it, the wheel zooms. */
export function usePointers({ frame, zoom, pan }: PictureControls) {
  useWheel(frame, zoom);
  const down = useRef(new Map<number, Place>());
  const lift = ({ pointerId }: PointerEvent) => void down.current.delete(pointerId);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = down.current.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      down.current.set(event.pointerId, now);
      const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) return pan({ x: now.x - before.x, y: now.y - before.y });
      const apart = between(before, other);
      const [from, to] = [halfway(before, other), halfway(now, other)];
      if (apart > 0) {
        zoom(between(now, other) / apart, fromMiddle(event.currentTarget, from));
      }
      pan({ x: to.x - from.x, y: to.y - from.y });
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}
