import { expect, test } from 'vitest';
import { timeLeft } from './client-code.tsx';

const now = Date.parse('2026-11-21T10:00:00Z');

test.each([
  ['2026-11-21T10:10:00Z', '10:00'],
  ['2026-11-21T10:09:05Z', '9:05'],
  ['2026-11-21T10:00:00.200Z', '0:01'],
  ['2026-11-21T10:00:00Z', null],
  ['2026-11-21T09:00:00Z', null],
])('until %s there are %s', (until, left) => {
  expect(timeLeft(until, now)).toBe(left);
});
