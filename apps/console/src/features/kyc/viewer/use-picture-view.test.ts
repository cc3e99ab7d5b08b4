import { expect, test } from 'vitest';
import { fitted, kept, moved, scaleMax, scaleMin, turned, zoomed } from './use-picture-view.ts';

const frame = { width: 400, height: 300 };

const under = (view: { scale: number; x: number; y: number }, at: { x: number; y: number }) => ({
  x: (at.x - view.x) / view.scale,
  y: (at.y - view.y) / view.scale,
});

test('zooming keeps the point under the pointer in place', () => {
  const at = { x: 120, y: -80 };
  const before = { scale: 1, x: 30, y: -10 };
  for (const factor of [1.25, 3, 0.5]) {
    const after = zoomed(before, factor, at);
    expect(under(after, at).x).toBeCloseTo(under(before, at).x);
    expect(under(after, at).y).toBeCloseTo(under(before, at).y);
  }
});

test('it never becomes larger or smaller than can be of use', () => {
  expect(zoomed({ scale: 1, x: 0, y: 0 }, 1000, { x: 0, y: 0 }).scale).toBe(scaleMax);
  expect(zoomed({ scale: 1, x: 0, y: 0 }, 0, { x: 0, y: 0 }).scale).toBe(scaleMin);
});

test('a fitted picture is wholly visible, also when it is turned', () => {
  const picture = { width: 1000, height: 500 };
  expect(fitted(picture, frame)).toEqual({ scale: 0.4, x: 0, y: 0 });
  expect(fitted(turned(picture, 1), frame).scale).toBe(0.3);
  expect(fitted(turned(picture, -1), frame).scale).toBe(0.3);
  expect(fitted(turned(picture, 2), frame).scale).toBe(0.4);
});

test('a picture cannot leave its frame, and stays in the middle if it is smaller than the frame', () => {
  const picture = { width: 400, height: 300 };
  const pushed = moved({ scale: 2, x: 0, y: 0 }, { x: 5000, y: -5000 });
  expect(kept(pushed, picture, frame)).toEqual({ scale: 2, x: 200, y: -150 });
  expect(kept({ scale: 0.5, x: 70, y: 70 }, picture, frame)).toEqual({ scale: 0.5, x: 0, y: 0 });
});
