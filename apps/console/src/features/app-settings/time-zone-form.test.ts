import { expect, test } from 'vitest';
import { shiftOfDay } from './time-zone-form.tsx';

const hour = 3_600_000;

test.each([
  // Both zones have the same date at 10:00 UTC; the day in Shanghai began eight hours earlier.
  ['2026-11-24T10:00:00Z', 'UTC', 'Asia/Shanghai', -8],
  ['2026-11-24T10:00:00Z', 'Asia/Shanghai', 'UTC', 8],
  // At 20:00 UTC it is the next day in Shanghai already.
  ['2026-11-24T20:00:00Z', 'UTC', 'Asia/Shanghai', 16],
  // With summer time Madrid is two hours from UTC.
  ['2026-07-01T10:00:00Z', 'UTC', 'Europe/Madrid', -2],
  ['2026-07-01T10:00:00Z', 'Europe/Madrid', 'Europe/Madrid', 0],
])('the day moves at %s from %s to that of %s by %i hours', (now, before, after, hours) => {
  expect(shiftOfDay(new Date(now), before, after)).toBe(hours * hour);
});
