import { expect, test } from 'vitest';
import { isTimePoint } from '#/ui/time/time-point.ts';
import { presetNames, presets } from './date-presets.ts';
import { daysOf, kindOf } from './range-days.ts';

// @rule lists: A range is a preset or days of the configured time zone, in order
test('every preset is a range that the address can hold, and is recognised in it', () => {
  for (const name of presetNames) {
    expect(isTimePoint(presets[name].from)).toBe(true);
    expect(kindOf(presets[name])).toBe(name);
  }
});

test('days are a custom range, open on either side or not', () => {
  expect(kindOf({ from: '2026-11-01', to: '2026-11-03' })).toBe('custom');
  expect(kindOf({ from: undefined, to: '2026-11-03' })).toBe('custom');
});

test('another range that a link brought along is kept as it is', () => {
  expect(kindOf({ from: 'now-91d', to: undefined })).toBe('linked');
  expect(kindOf({ from: undefined, to: undefined })).toBe('all');
});

test('the days of a range go from its first to its last, in the time zone', () => {
  const now = new Date('2026-11-26T18:30:00Z');
  const days = (range: Parameters<typeof daysOf>[0]) => daysOf(range, 'Asia/Shanghai', now);
  expect(days(presets.lastMonth)).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  expect(days(presets.lastQuarter)).toEqual({ from: '2026-07-01', to: '2026-09-30' });
  expect(days(presets.months12)).toEqual({ from: '2025-11-27', to: '2026-11-27' });
  expect(days({ from: '2026-11-01', to: '2026-11-03' })).toEqual({
    ...{ from: '2026-11-01', to: '2026-11-03' },
  });
  expect(days({})).toEqual({ from: '2026-11-27', to: '2026-11-27' });
});
