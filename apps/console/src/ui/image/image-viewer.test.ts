import { expect, test } from 'vitest';
import { fitScale, turned, zoomIn, zoomOut } from './image-viewer.tsx';

const image = { width: 800, height: 400 };
const frame = { clientWidth: 400, clientHeight: 400 };

test('a fitted picture is whole, turned or not, and a small one keeps its size', () => {
  expect(fitScale(image, frame)).toBe(0.5);
  expect(fitScale(turned(image, 1), frame)).toBe(0.5);
  expect(fitScale({ width: 10, height: 10 }, frame)).toBe(1);
});

test('a quarter turn either way swaps the sides, half a turn does not', () => {
  for (const quarters of [1, -1, 3]) {
    expect(turned(image, quarters)).toEqual({ width: 400, height: 800 });
  }
  for (const quarters of [0, 2, -4]) expect(turned(image, quarters)).toEqual(image);
});

test('zooming stops at both ends', () => {
  let scale = 1;
  for (let at = 0; at < 50; at++) scale = zoomIn(scale);
  expect(scale).toBe(8);
  for (let at = 0; at < 50; at++) scale = zoomOut(scale);
  expect(scale).toBe(0.1);
});
