import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/test-server.ts';
import { nextTime, rangeOf } from './schedule.ts';

const server = useTestServer({ seed: 'none' });
const daily = { every: 'day', weekday: null, monthDay: null, hour: 8 } as const;
const next = async (schedule: Parameters<typeof nextTime>[1], after: string) =>
  (await nextTime(server().db, schedule, new Date(after))).toISOString();

describe('the next time of a schedule', () => {
  // @rule statistics: A subscribed report is due by the clock of its user, also when clocks change
  // @in ./schedule.ts
  it.each([
    [{ ...daily, timezone: 'Asia/Shanghai' }, '2026-11-28T23:59:59Z', '2026-11-29T00:00:00.000Z'],
    [{ ...daily, timezone: 'Asia/Shanghai' }, '2026-11-29T00:00:00Z', '2026-11-30T00:00:00.000Z'],
    // The clocks of New York go forward on 8 March 2026 and skip the hour from 2.
    [
      { ...daily, timezone: 'America/New_York' },
      '2026-03-07T20:00:00Z',
      '2026-03-08T12:00:00.000Z',
    ],
    [
      { ...daily, hour: 2, timezone: 'America/New_York' },
      '2026-03-07T20:00:00Z',
      '2026-03-08T07:00:00.000Z',
    ],
    [
      { ...daily, every: 'week', weekday: 1, timezone: 'UTC' },
      '2026-11-28T10:00:00Z',
      '2026-11-30T08:00:00.000Z',
    ],
    [
      { ...daily, every: 'month', monthDay: 31, timezone: 'UTC' },
      '2026-02-01T00:00:00Z',
      '2026-02-28T08:00:00.000Z',
    ],
    [
      { ...daily, every: 'month', monthDay: 31, timezone: 'UTC' },
      '2026-02-28T08:00:00Z',
      '2026-03-31T08:00:00.000Z',
    ],
  ] as const)('%j after %s is %s', async (schedule, after, expected) => {
    expect(await next(schedule, after)).toBe(expected);
  });
});

describe('the period of a report', () => {
  const now = new Date('2026-11-28T17:00:00Z');
  // It is the 29th in Shanghai, and whole days end at 16:00 in UTC.
  it.each([
    [{}, '2026-10-30T16:00:00.000Z', '2026-11-29T16:00:00.000Z'],
    [{ from: 'now-7d' }, '2026-11-22T16:00:00.000Z', '2026-11-29T16:00:00.000Z'],
    [{ from: 'now/d' }, '2026-11-28T16:00:00.000Z', '2026-11-29T16:00:00.000Z'],
    [{ from: 'now-1d/d', to: 'now/d' }, '2026-11-27T16:00:00.000Z', '2026-11-28T16:00:00.000Z'],
    [{ from: 'now-1M/M', to: 'now/M' }, '2026-09-30T16:00:00.000Z', '2026-10-31T16:00:00.000Z'],
    [{ from: 'now-1Q/Q', to: 'now/Q' }, '2026-06-30T16:00:00.000Z', '2026-09-30T16:00:00.000Z'],
    [{ from: 'now-12M/d' }, '2025-11-28T16:00:00.000Z', '2026-11-29T16:00:00.000Z'],
    [
      { from: '2026-11-01', to: '2026-11-02' },
      '2026-10-31T16:00:00.000Z',
      '2026-11-02T16:00:00.000Z',
    ],
    [{ from: '2026-02-30', to: 'soon' }, '2026-10-30T16:00:00.000Z', '2026-11-29T16:00:00.000Z'],
  ])('%j covers the days that the page shows', async (search, from, to) => {
    const range = await rangeOf(server().db, search, 'Asia/Shanghai', now);
    expect([range.from.toISOString(), range.to.toISOString()]).toEqual([from, to]);
  });
});
