import { expect, test } from 'vitest';
import { comparedRange, type Range, rangeOf } from './statistics-search.ts';

const now = new Date('2026-11-24T03:00:00Z');
const rangeBefore = (range: Range, timeZone: string) => comparedRange({}, range, timeZone);

test('the range is the last 30 days by default, until the end of today', () => {
  expect(rangeOf({}, 'Asia/Shanghai', now)).toEqual({
    from: '2026-10-25T16:00:00.000Z',
    to: '2026-11-24T16:00:00.000Z',
  });
});

// @rule statistics: Statistics compare with the range before, of the same length
test('the range before is as long, and ends at the start of the other', () => {
  const range = rangeOf({ from: '2026-11-10', to: '2026-11-12' }, 'UTC', now);
  expect(range).toEqual({ from: '2026-11-10T00:00:00.000Z', to: '2026-11-13T00:00:00.000Z' });
  expect(rangeBefore(range, 'UTC')).toEqual({ from: '2026-11-07T00:00:00.000Z', to: range.from });
});

test('any range is whole days: the last seven are today and six before', () => {
  expect(rangeOf({ from: 'now-7d' }, 'Asia/Shanghai', now)).toEqual({
    from: '2026-11-17T16:00:00.000Z',
    to: '2026-11-24T16:00:00.000Z',
  });
  expect(rangeOf({ from: 'now-1d/d', to: 'now/d' }, 'Asia/Shanghai', now)).toEqual({
    from: '2026-11-22T16:00:00.000Z',
    to: '2026-11-23T16:00:00.000Z',
  });
  expect(rangeOf({ from: 'now/M', to: 'now' }, 'Asia/Shanghai', now)).toEqual({
    from: '2026-10-31T16:00:00.000Z',
    to: '2026-11-24T16:00:00.000Z',
  });
});

test('the range before a change of the clocks has as many days', () => {
  const range = rangeOf({ from: '2026-03-28', to: '2026-03-30' }, 'Europe/London', now);
  expect(range.to).toBe('2026-03-30T23:00:00.000Z');
  expect(rangeBefore(range, 'Europe/London')).toEqual({
    from: '2026-03-25T00:00:00.000Z',
    to: '2026-03-28T00:00:00.000Z',
  });
});

test('the same range of the year before has the same dates', () => {
  const month = rangeOf({ from: 'now-1M/M', to: 'now/M' }, 'Asia/Shanghai', now);
  expect(month).toEqual({ from: '2026-09-30T16:00:00.000Z', to: '2026-10-31T16:00:00.000Z' });
  expect(comparedRange({ compare: 'year' }, month, 'Asia/Shanghai')).toEqual({
    ...{ from: '2025-09-30T16:00:00.000Z', to: '2025-10-31T16:00:00.000Z' },
  });
});
