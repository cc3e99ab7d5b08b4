import { expect, test } from 'vitest';
import { daysBetween } from './duration.ts';

test('every day of a range is there, across a change of the clocks', () => {
  expect(daysBetween('2026-03-27T23:00:00Z', '2026-03-30T22:00:00Z', 'Europe/Madrid')).toEqual([
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
  ]);
});

test('a range that ends before it begins has no days', () => {
  expect(daysBetween('2026-03-30T00:00:00Z', '2026-03-29T00:00:00Z', 'UTC')).toEqual([]);
});
