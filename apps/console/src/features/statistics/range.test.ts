import { expect, test } from 'vitest';
import { rangeBefore, rangeOf } from './range.ts';

const now = new Date('2026-11-24T03:00:00Z');

test('without an address it is the last 30 days, until the end of today', () => {
  expect(rangeOf({}, 'Asia/Shanghai', now)).toEqual({
    from: '2026-10-25T16:00:00.000Z',
    to: '2026-11-24T16:00:00.000Z',
  });
});

test('the range before is as long, and ends where the other begins', () => {
  const range = rangeOf({ from: '2026-11-10', to: '2026-11-12' }, 'UTC', now);
  expect(range).toEqual({ from: '2026-11-10T00:00:00.000Z', to: '2026-11-13T00:00:00.000Z' });
  expect(rangeBefore(range)).toEqual({ from: '2026-11-07T00:00:00.000Z', to: range.from });
});
