import { expect, test } from 'vitest';
import { marketDay, monthAfter, nextHoliday, todayAt, weekdayOf, weeksOf } from './market-days.ts';

const closed = { date: '2026-10-01', name: '国庆节', hours: [] };
const short = { date: '2026-12-24', name: '平安夜', hours: [{ from: '09:30', to: '12:00' }] };
const market = {
  timezone: 'Asia/Hong_Kong',
  trading_days: [1, 2, 3, 4, 5],
  holidays: [closed, short],
};

test.each([
  ['2026-09-30', 'open'],
  ['2026-10-01', 'closed'],
  ['2026-12-24', 'short'],
  ['2026-11-21', 'closed'],
])('on %s the market is %s', (date, kind) => {
  expect(marketDay(market, date).kind).toBe(kind);
});

test('a week begins on Monday, and Sunday is its seventh day', () => {
  expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([1, 7]);
  const weeks = weeksOf('2026-11');
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.at(-1)).toEqual(['2026-11-30', ...Array(6).fill(null)]);
  expect(weeksOf('2027-02')).toHaveLength(4);
});

test('months go on over the end of the year', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

test('today is the day of the market, and the next holiday is counted from it', () => {
  const now = new Date('2026-09-30T16:30:00Z');
  expect(todayAt('Asia/Hong_Kong', now)).toBe('2026-10-01');
  expect(todayAt('America/New_York', now)).toBe('2026-09-30');
  expect(nextHoliday(market, now)).toBe(closed);
  expect(nextHoliday(market, new Date('2026-10-01T17:00:00Z'))).toBe(short);
  expect(nextHoliday(market, new Date('2027-01-01T00:00:00Z'))).toBeUndefined();
});
