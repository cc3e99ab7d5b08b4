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
