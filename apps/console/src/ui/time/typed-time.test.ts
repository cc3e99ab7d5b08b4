import { expect, test } from 'vitest';
import { fromTypedDay, fromTypedTime, toTypedTime } from './typed-time.ts';

test('what is typed is a time of the configured time zone, wherever the browser is', () => {
  expect(fromTypedTime('2026-11-21T09:30', 'Asia/Shanghai')).toBe('2026-11-21T01:30:00.000Z');
  expect(fromTypedTime('2026-11-21T09:30', 'America/New_York')).toBe('2026-11-21T14:30:00.000Z');
});

test('a moment comes back as it was typed', () => {
  for (const zone of ['Asia/Shanghai', 'Europe/Madrid', 'Asia/Kathmandu']) {
    expect(toTypedTime(fromTypedTime('2026-07-01T00:05', zone), zone)).toBe('2026-07-01T00:05');
  }
});

test('a time that the clock skips in spring is the first one after it', () => {
  const moment = fromTypedTime('2026-03-29T02:30', 'Europe/Madrid');
  expect(toTypedTime(moment, 'Europe/Madrid')).toBe('2026-03-29T03:00');
});

test('half a date is no moment', () => {
  for (const typed of ['', '2026-11-21', '2026-11-21T', '0020-11-21T09:30']) {
    expect(fromTypedTime(typed, 'Asia/Shanghai')).toBe('');
  }
  expect(toTypedTime('', 'Asia/Shanghai')).toBe('');
  expect(fromTypedDay('0020-11-21')).toBe('');
  expect(fromTypedDay('9999-12-31')).toBe('9999-12-31');
});

test('a moment that would end in a year of five digits is none', () => {
  for (const zone of ['America/New_York', 'UTC', 'Asia/Shanghai']) {
    expect(fromTypedTime('9999-12-31T23:59', zone)).toBe('');
    expect(fromTypedTime('9998-12-31T23:59', zone)).toMatch(/^999[89]-/);
  }
});

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026/1/5', '2026-01-05'],
  ['2026.11.21 ', '2026-11-21'],
  ['20261121', '2026-11-21'],
  ['2026-02-29', ''],
  ['2028-02-29', '2028-02-29'],
  ['2026-13-01', ''],
  ['2026-11/21', ''],
  ['2026112', ''],
])('a day typed as "%s" is read as "%s"', (typed, day) => {
  expect(fromTypedDay(typed)).toBe(day);
});

test.each([
  ['2026-11-21 09:30', '2026-11-21T01:30:00.000Z'],
  ['2026/11/21 9：30', '2026-11-21T01:30:00.000Z'],
  ['20261121T23:59', '2026-11-21T15:59:00.000Z'],
  ['2026-11-21 24:00', ''],
  ['2026-11-21 09:60', ''],
  ['2026-11-31 09:30', ''],
])('a moment typed as "%s" is read as "%s"', (typed, moment) => {
  expect(fromTypedTime(typed, 'Asia/Shanghai')).toBe(moment);
});
