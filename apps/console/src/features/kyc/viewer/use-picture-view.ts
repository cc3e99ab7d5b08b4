import {
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

type Size = { width: number; height: number };
type Point = { x: number; y: number };

/** The point is how far its middle is from the frame's, in pixels. */
type PictureView = { scale: number } & Point;

export const scaleMin = 0.1;
export const scaleMax = 8;
export const zoomStep = 1.25;
/** In pixels. */
export const panStep = 60;

export function turned({ width, height }: Size, quarters: number): Size {
  return quarters % 2 === 0 ? { width, height } : { width: height, height: width };
}

export function fitted(picture: Size, frame: Size): PictureView {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height, 2);
  return { scale: Math.max(scaleMin, scale), x: 0, y: 0 };
}

/** An edge of the picture never comes further in than the edge of the frame. */
export function kept(view: PictureView, picture: Size, frame: Size): PictureView {
  const clamped = (offset: number, size: number, room: number) => {
    const most = Math.max(0, (size * view.scale - room) / 2);
    return Math.min(most, Math.max(-most, offset));
  };
  return {
    scale: view.scale,
    x: clamped(view.x, picture.width, frame.width),
    y: clamped(view.y, picture.height, frame.height),
  };
}

/** Measured from the middle of the frame, `at` stays in its place. */
export function zoomed(view: PictureView, factor: number, at: Point): PictureView {
  const scale = Math.min(scaleMax, Math.max(scaleMin, view.scale * factor));
  const grown = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown };
}

export function moved(view: PictureView, by: Point): PictureView {
  return { ...view, x: view.x + by.x, y: view.y + by.y };
}

const margin = 16;

const withMargin = ({ width, height }: Size): Size => ({
  width: Math.max(1, width - 2 * margin),
  height: Math.max(1, height - 2 * margin),
});

const middle: Point = { x: 0, y: 0 };

export function usePictureView() {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Size | null>(null);
  const [natural, setNatural] = useState<Size | null>(null);
  const [quarters, setQuarters] = useState(0);
  /** Null while it is fitted: then it stays so when the frame changes. */
  const [own, setOwn] = useState<PictureView | null>(null);
  const attach = useCallback((element: HTMLDivElement) => {
    frame.current = element;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      frame.current = null;
      observer.disconnect();
    };
  }, []);
  const picture = natural && turned(natural, quarters);
  const whole = picture && room && fitted(picture, withMargin(room));
  const change = (next: (view: PictureView) => PictureView) => {
    if (!picture || !room || !whole) return;
    setOwn((view) => kept(next(view ?? whole), picture, room));
  };
  const turn = (by: 1 | -1) => {
    setQuarters((now) => now + by);
    setOwn(null);
  };
  return {
    frame,
    attach,
    natural,
    quarters,
    /** Null until the picture and its frame are known. */
    view: picture && room && whole && kept(own ?? whole, picture, room),
    isFitted: own === null,
    setNatural,
    zoom: (factor: number, at: Point = middle) => change((view) => zoomed(view, factor, at)),
    pan: (by: Point) => change((view) => moved(view, by)),
    fit: () => setOwn(null),
    turn,
  };
}

export type PictureControls = ReturnType<typeof usePictureView>;

/** A wheel that is turned by a notch says about this much. */
const wheelNotch = 100;
const notchFactor = 1.2;

function fromMiddle(frame: HTMLElement, { x, y }: Point): Point {
  const box = frame.getBoundingClientRect();
  return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
}

const between = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const halfway = (one: Point, other: Point) => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

/** React's own wheel listener could not keep the page from scrolling. */
function useWheel(frame: RefObject<HTMLElement | null>, zoom: PictureControls['zoom']) {
  const latest = useRef(zoom);
  useLayoutEffect(() => {
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

export function usePointers({ frame, zoom, pan }: PictureControls) {
  useWheel(frame, zoom);
  const down = useRef(new Map<number, Point>());
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
