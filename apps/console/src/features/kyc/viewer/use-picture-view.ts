import { useCallback, useRef, useState } from 'react';
import {
  fitted,
  kept,
  moved,
  type PictureView,
  type Point,
  type Size,
  turned,
  zoomed,
} from './picture-view.ts';

/** Around a fitted picture, so that its edges can be seen. */
const margin = 16;

const withMargin = ({ width, height }: Size): Size => ({
  width: Math.max(1, width - 2 * margin),
  height: Math.max(1, height - 2 * margin),
});

const middle: Point = { x: 0, y: 0 };

/** A picture in its frame, and what can be done to it. */
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
    /** The ref of the frame. */
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
