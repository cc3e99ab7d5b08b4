import { expect, test } from 'vitest';
import { cohortMonths, lastDayOf, monthAfter } from './cohort-table.tsx';

const stat = {
  // In Shanghai it is March already.
  as_of: '2026-02-28T17:00:00Z',
  from: '2026-01-01T00:00:00Z',
  to: '2026-03-02T00:00:00Z',
  timezone: 'Asia/Shanghai',
  base_currency: 'USD',
  cohorts: [
    { month: '2026-01', clients: 4, months: [{ after: 2, deposited: 1, active: 2 }] },
    { month: '2026-03', clients: 1, months: [] },
  ],
};

test('a cohort has every month since the registration, also one without returning clients', () => {
  const none = { deposited: 0, active: 0 };
  expect(cohortMonths(stat)).toEqual({
    rows: [
      { month: '2026-01', clients: 4, counts: [none, none, { deposited: 1, active: 2 }] },
      { month: '2026-03', clients: 1, counts: [none] },
    ],
    columns: [0, 1, 2],
  });
});

test('a month ends with its last day, in leap years too', () => {
  expect(['2026-02', '2028-02', '2026-12'].map(lastDayOf)).toEqual([
    ...['2026-02-28', '2028-02-29', '2026-12-31'],
  ]);
});

test('months are counted across the end of a year', () => {
  expect([0, 1, 2, 14].map((after) => monthAfter('2025-11', after))).toEqual([
    ...['2025-11', '2025-12', '2026-01', '2027-01'],
  ]);
});
