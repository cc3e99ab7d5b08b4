import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changedRows, markChanged } from './changed-rows.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a record is marked for a few seconds, and with a larger number when it changes again', () => {
  markChanged('deposit', ['d1', 'd2']);
  const first = changedRows('deposit').get('d1') ?? 0;
  expect([...changedRows('deposit').keys()]).toEqual(['d1', 'd2']);
  expect(changedRows('client').size).toBe(0);

  vi.advanceTimersByTime(3_000);
  markChanged('deposit', ['d1']);
  expect(changedRows('deposit').get('d1')).toBeGreaterThan(first);
  vi.advanceTimersByTime(1_000);
  expect([...changedRows('deposit').keys()]).toEqual(['d1']);
  vi.advanceTimersByTime(3_000);
  expect(changedRows('deposit').size).toBe(0);
});

test('what nothing has happened to stays the same object, so that nothing is drawn again', () => {
  const before = changedRows('deposit');
  markChanged('client', ['c1']);
  expect(changedRows('deposit')).toBe(before);
});
