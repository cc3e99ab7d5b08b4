import { expect, test } from 'vitest';
import { labelEvery, scaleOf } from './scale.ts';

test('an axis begins at zero and ends above the highest value, in steps that people count in', () => {
  expect(scaleOf([3, 17, 9], true)).toEqual({ min: 0, max: 20, ticks: [0, 5, 10, 15, 20] });
  expect(scaleOf([40, 90], true)).toEqual({ min: 0, max: 100, ticks: [0, 50, 100] });
});

test('losses reach below zero', () => {
  expect(scaleOf([-120, 260], false)).toEqual({
    min: -200,
    max: 300,
    ticks: [-200, -100, 0, 100, 200, 300],
  });
});

test('a line alone goes from its lowest value to its highest, and has an axis where it is flat', () => {
  const near = scaleOf([7.12, 7.16], false, { fromZero: false });
  expect([near.min, near.max]).toEqual([expect.closeTo(7.12), expect.closeTo(7.16)]);
  const flat = scaleOf([7, 7], false, { fromZero: false });
  expect(flat.max).toBeGreaterThan(flat.min);
});

test('counts have no halves, and nothing at all still has an axis', () => {
  expect(scaleOf([1, 2], true).ticks).toEqual([0, 1, 2]);
  expect(scaleOf([0, 0], true).ticks).toEqual([0, 1]);
  expect(scaleOf([], true).ticks).toEqual([0, 1]);
});

test('words on the axis leave each other room', () => {
  expect(labelEvery(30, 900, 60)).toBe(2);
  expect(labelEvery(30, 300, 60)).toBe(6);
  expect(labelEvery(5, 900, 60)).toBe(1);
});
