import { expect, test } from 'vitest';
import { isTimePoint, resolveTimePoint } from './time-point.ts';

const now = new Date('2026-11-21T08:49:01Z');
const shanghai = 'Asia/Shanghai';

test('today begins at midnight of the configured time zone', () => {
  expect(resolveTimePoint('now/d', 'from', shanghai, now)).toBe('2026-11-20T16:00:00.000Z');
  expect(resolveTimePoint('now/d', 'from', 'America/New_York', now)).toBe(
    '2026-11-21T05:00:00.000Z',
  );
});

test('yesterday begins one midnight earlier', () => {
  expect(resolveTimePoint('now-1d/d', 'from', shanghai, now)).toBe('2026-11-19T16:00:00.000Z');
});

test('this month begins at the midnight before its first day', () => {
  expect(resolveTimePoint('now/M', 'from', shanghai, now)).toBe('2026-10-31T16:00:00.000Z');
  // In Shanghai it is the first of December already.
  const turn = new Date('2026-11-30T17:00:00Z');
  expect(resolveTimePoint('now/M', 'from', shanghai, turn)).toBe('2026-11-30T16:00:00.000Z');
  expect(resolveTimePoint('now/M', 'from', 'UTC', turn)).toBe('2026-11-01T00:00:00.000Z');
});

test('a quarter and a year begin with their first month, as the time zone has it', () => {
  expect(resolveTimePoint('now/Q', 'from', shanghai, now)).toBe('2026-09-30T16:00:00.000Z');
  expect(resolveTimePoint('now/y', 'from', shanghai, now)).toBe('2025-12-31T16:00:00.000Z');
  const march = new Date('2026-03-31T15:00:00Z');
  expect(resolveTimePoint('now/Q', 'from', 'UTC', march)).toBe('2026-01-01T00:00:00.000Z');
  const night = new Date('2026-03-31T17:00:00Z');
  expect(resolveTimePoint('now/Q', 'from', shanghai, night)).toBe('2026-03-31T16:00:00.000Z');
});

test('seven days ago is the same time of day, across a change of the clocks too', () => {
  const afterChange = new Date('2026-11-03T15:00:00Z');
  expect(resolveTimePoint('now-7d', 'from', 'America/New_York', afterChange)).toBe(
    '2026-10-27T14:00:00.000Z',
  );
  expect(resolveTimePoint('now-7d', 'from', 'UTC', afterChange)).toBe('2026-10-27T15:00:00.000Z');
});

test('a calendar day is whole: it ends at the next midnight', () => {
  expect(resolveTimePoint('2026-11-01', 'from', shanghai, now)).toBe('2026-10-31T16:00:00.000Z');
  expect(resolveTimePoint('2026-11-01', 'to', shanghai, now)).toBe('2026-11-01T16:00:00.000Z');
});

test('the last day there is ends in a year of four digits in every time zone', () => {
  for (const zone of ['America/New_York', 'UTC', shanghai]) {
    expect(resolveTimePoint('9998-12-31', 'to', zone, now)).toMatch(/^999[89]-/);
  }
});

test('what is not a point in time is refused', () => {
  for (const text of [
    '',
    'now+1d',
    'now-d',
    'now-7w',
    'now/w',
    '2026-02-30',
    '2026-13-01',
    'yesterday',
    '0020-11-01',
    '1899-12-31',
    '9999-12-31',
  ]) {
    expect(isTimePoint(text)).toBe(false);
    expect(resolveTimePoint(text, 'from', 'UTC', now)).toBeNull();
  }
});

test('last month, last quarter and twelve months ago are calendar steps, not numbers of days', () => {
  const turn = new Date('2026-03-31T12:00:00Z');
  const at = (text: string) => resolveTimePoint(text, 'from', 'UTC', turn);
  expect(at('now-1M/M')).toBe('2026-02-01T00:00:00.000Z');
  expect(at('now-1Q/Q')).toBe('2025-10-01T00:00:00.000Z');
  expect(at('now-12M/d')).toBe('2025-03-31T00:00:00.000Z');
  expect(at('now-1M')).toBe('2026-02-28T12:00:00.000Z');
});
