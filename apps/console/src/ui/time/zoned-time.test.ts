import { expect, test } from 'vitest';
import { fromWallTime, startOfDay, toWallTime } from './zoned-time.ts';

const at = (iso: string) => new Date(iso);
const wall = (year: number, month: number, day: number, hour = 0, minute = 0) => ({
  year,
  month,
  day,
  hour,
  minute,
  second: 0,
});

test('the same moment is another day in another time zone', () => {
  expect(toWallTime(at('2026-11-20T16:30:00Z'), 'Asia/Shanghai')).toEqual(
    wall(2026, 11, 21, 0, 30),
  );
  expect(toWallTime(at('2026-11-20T16:30:00Z'), 'America/New_York')).toEqual(
    wall(2026, 11, 20, 11, 30),
  );
});

test('midnight is midnight of the time zone, not of UTC', () => {
  expect(startOfDay(at('2026-11-20T16:30:00Z'), 'Asia/Shanghai')).toEqual(
    at('2026-11-20T16:00:00Z'),
  );
  expect(startOfDay(at('2026-11-20T16:30:00Z'), 'UTC')).toEqual(at('2026-11-20T00:00:00Z'));
});

test('a day with 23 or 25 hours begins and ends where the clocks say', () => {
  const spring = at('2026-03-08T12:00:00-04:00');
  expect(startOfDay(spring, 'America/New_York')).toEqual(at('2026-03-08T05:00:00Z'));
  expect(startOfDay(spring, 'America/New_York', 1)).toEqual(at('2026-03-09T04:00:00Z'));
  const autumn = at('2026-11-01T12:00:00-05:00');
  expect(startOfDay(autumn, 'America/New_York')).toEqual(at('2026-11-01T04:00:00Z'));
  expect(startOfDay(autumn, 'America/New_York', 1)).toEqual(at('2026-11-02T05:00:00Z'));
});

test('a midnight that the clocks skip is the first moment of that day', () => {
  // Cairo goes from 23:59:59 to 01:00:00 on the last Friday of April.
  expect(fromWallTime(wall(2026, 4, 24), 'Africa/Cairo')).toEqual(at('2026-04-23T22:00:00Z'));
});

test('a time in the middle of a gap is the first moment after it', () => {
  expect(fromWallTime(wall(2026, 3, 8, 2, 30), 'America/New_York')).toEqual(
    at('2026-03-08T07:00:00Z'),
  );
});

test('a time that comes twice is its first', () => {
  expect(fromWallTime(wall(2026, 11, 1, 1, 30), 'America/New_York')).toEqual(
    at('2026-11-01T05:30:00Z'),
  );
});

test('days overflow into the month before and after', () => {
  expect(startOfDay(at('2026-03-01T00:00:00Z'), 'UTC', -1)).toEqual(at('2026-02-28T00:00:00Z'));
  expect(startOfDay(at('2026-12-31T00:00:00Z'), 'UTC', 1)).toEqual(at('2027-01-01T00:00:00Z'));
});
