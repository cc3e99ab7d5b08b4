import { expect, test } from 'vitest';
import { placeBeside } from './floating.tsx';

const window = { width: 400, height: 600 };
const at = (top: number, left = 20) => ({ top, left, width: 200, height: 32 });

test('it floats under its anchor while there is room', () => {
  expect(placeBeside(at(100), { width: 200, height: 240 }, window)).toEqual({
    top: 136,
    left: 20,
    maxHeight: 456,
    above: false,
  });
});

test('near the lower edge it floats above, and is never higher than the room there', () => {
  expect(placeBeside(at(500), { width: 200, height: 240 }, window)).toMatchObject({
    top: 256,
    above: true,
  });
  expect(placeBeside(at(400), { width: 200, height: 900 }, window)).toMatchObject({
    top: 8,
    maxHeight: 388,
    above: true,
  });
});

test('a tip takes the larger side if neither has room enough', () => {
  expect(placeBeside(at(100), { width: 200, height: 900 }, window)).toMatchObject({
    above: false,
    maxHeight: 456,
  });
});

test('it stays within the window sideways', () => {
  expect(placeBeside(at(100, 350), { width: 200, height: 90 }, window).left).toBe(192);
  expect(placeBeside(at(100, -30), { width: 200, height: 90 }, window).left).toBe(8);
  expect(placeBeside(at(100, 0), { width: 500, height: 90 }, window).left).toBe(8);
});
