import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  closingTime,
  dealingDay,
  followingMarketDay,
  type MarketCalendar,
  marketDay,
  marketDayAfter,
  tradeDay,
} from './market-days.ts';

const hongKong: MarketCalendar = {
  timezone: 'Asia/Hong_Kong',
  tradingDays: [1, 2, 3, 4, 5],
  hours: [
    { from: '09:30', to: '12:00' },
    { from: '13:00', to: '16:00' },
  ],
  holidays: [
    { date: '2026-12-24', name: '平安夜', hours: [{ from: '09:30', to: '12:00' }] },
    { date: '2026-12-25', name: '圣诞节', hours: [] },
  ],
};
const newYork: MarketCalendar = {
  ...hongKong,
  timezone: 'America/New_York',
  hours: [{ from: '09:30', to: '16:00' }],
  holidays: [],
};

it('passes over weekends and holidays, and counts a short day as a market day', () => {
  // Wednesday; Thursday is short, Friday is Christmas, then a weekend.
  expect(marketDayAfter(hongKong, '2026-12-23', 1)).toBe('2026-12-24');
  expect(marketDayAfter(hongKong, '2026-12-23', 2)).toBe('2026-12-28');
  expect(marketDay(hongKong, '2026-12-24')).toMatchObject({ kind: 'short', holiday: '平安夜' });
  expect(marketDay(hongKong, '2026-12-25')).toMatchObject({ kind: 'closed', holiday: '圣诞节' });
  expect(marketDay(hongKong, '2026-12-26')).toMatchObject({ kind: 'closed', holiday: null });
});

it('an order on a closed day counts as of the next market day', () => {
  expect(marketDayAfter(hongKong, '2026-11-21', 0)).toBe('2026-11-23');
  expect(marketDayAfter(hongKong, '2026-11-21', 2)).toBe('2026-11-25');
});

it('a moment on a closed day moves to the same time of the market’s clock on its next market day', () => {
  const moved = (at: string) => followingMarketDay(hongKong, new Date(at)).toISOString();
  expect(moved('2026-12-25T10:00:00+08:00')).toBe('2026-12-28T02:00:00.000Z');
  // On a short day the market is open, also after its close.
  expect(moved('2026-12-24T15:00:00+08:00')).toBe('2026-12-24T07:00:00.000Z');
  // Friday in London, Saturday in Hong Kong.
  expect(moved('2026-11-27T18:00:00Z')).toBe('2026-11-29T18:00:00.000Z');
  // The clocks go forward on that Sunday.
  const night = followingMarketDay(newYork, new Date('2027-03-13T02:30:00-05:00'));
  expect(night.toISOString()).toBe('2027-03-15T06:30:00.000Z');
});

it('trades on other days of the week if the market does', () => {
  const sunday = { ...hongKong, tradingDays: [7, 1, 2, 3, 4] };
  expect(marketDayAfter(sunday, '2026-11-26', 1)).toBe('2026-11-29');
});

it('the day of an order is that of the market’s zone, up to its close or the cut-off', () => {
  const at = (clock: string) => new Date(`2026-11-25T${clock}:00+08:00`);
  expect(tradeDay(hongKong, at('16:00'))).toBe('2026-11-25');
  expect(tradeDay(hongKong, at('16:01'))).toBe('2026-11-26');
  expect(tradeDay(hongKong, at('15:00'), '15:00')).toBe('2026-11-25');
  expect(tradeDay(hongKong, at('15:01'), '15:00')).toBe('2026-11-26');
  // On a short day the close comes before the cut-off.
  expect(tradeDay(hongKong, new Date('2026-12-24T13:00:00+08:00'), '15:00')).toBe('2026-12-28');
  // Wednesday evening in London is Thursday in Hong Kong, before the market opens.
  expect(tradeDay(hongKong, new Date('2026-11-25T20:00:00Z'))).toBe('2026-11-26');
});

it('closes at the same time of the clock before and after the clocks change', () => {
  // They go back on Sunday 1 November 2026, and forward on Sunday 14 March 2027.
  const friday = tradeDay(newYork, new Date('2026-10-30T19:00:00Z'));
  expect(closingTime(newYork, friday).toISOString()).toBe('2026-10-30T20:00:00.000Z');
  const monday = marketDayAfter(newYork, friday, 1);
  expect(monday).toBe('2026-11-02');
  expect(closingTime(newYork, monday).toISOString()).toBe('2026-11-02T21:00:00.000Z');
  const spring = marketDayAfter(newYork, '2027-03-12', 1);
  expect(closingTime(newYork, spring).toISOString()).toBe('2027-03-15T20:00:00.000Z');
});

it('a moment is found even if the clock skips it, or shows it twice', () => {
  const always = { ...newYork, tradingDays: [7], hours: [{ from: '00:30', to: '02:30' }] };
  expect(closingTime(always, '2027-03-14').toISOString()).toBe('2027-03-14T07:30:00.000Z');
  const night = { ...always, hours: [{ from: '00:30', to: '01:30' }] };
  expect(closingTime(night, '2026-11-01').toISOString()).toBe('2026-11-01T05:30:00.000Z');
});

it('a market day ends at midnight if the market has no hours', () => {
  const none = { ...hongKong, hours: [] };
  expect(closingTime(none, '2026-11-25').toISOString()).toBe('2026-11-25T15:59:00.000Z');
});

it('a dealing day is the first market day that has its cut-off ahead and no value yet', () => {
  const minutes = fc.integer({ min: 0, max: 400 * 24 * 60 });
  const clock = fc.constantFrom(null, '00:00', '09:45', '15:00', '23:59');
  const last = fc.option(fc.integer({ min: 0, max: 10 }), { nil: null });
  fc.assert(
    fc.property(
      fc.constantFrom(hongKong, newYork),
      minutes,
      clock,
      last,
      (market, minute, cutoff, days) => {
        const at = new Date(Date.parse('2026-06-01T00:00:30Z') + minute * 60_000);
        const today = at.toISOString().slice(0, 10);
        const known = days === null ? null : marketDayAfter(market, today, days);
        const { day, cutoffAt } = dealingDay(market, at, { cutoff, known });
        expect(marketDay(market, day).kind).not.toBe('closed');
        expect([cutoffAt >= at, known === null || day > known]).toEqual([true, true]);
        // As early as it may be: one known until the day before is the same.
        const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
        expect(dealingDay(market, at, { cutoff, known: before }).day).toBe(day);
        expect(closingTime(market, day) >= cutoffAt).toBe(true);
      },
    ),
  );
});
