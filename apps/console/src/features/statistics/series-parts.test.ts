import { expect, test } from 'vitest';
import { type Divided, defaultPart, partsBefore, partsOf } from './measures.ts';

const range = (from: string, to: string, by: Divided['by']): Divided => ({
  ...{ from: `${from}T00:00:00Z`, to: `${to}T00:00:00Z`, timezone: 'UTC', by },
});

test('weeks are from Monday to Sunday, and end with the range', () => {
  expect(partsOf(range('2026-11-12', '2026-11-25', 'week'))).toEqual([
    { from: '2026-11-12', to: '2026-11-15' },
    { from: '2026-11-16', to: '2026-11-22' },
    { from: '2026-11-23', to: '2026-11-24' },
  ]);
  expect(partsOf(range('2025-12-30', '2026-02-02', 'month'))).toEqual([
    { from: '2025-12-30', to: '2025-12-31' },
    { from: '2026-01-01', to: '2026-01-31' },
    { from: '2026-02-01', to: '2026-02-01' },
  ]);
});

test('weeks of the range before are in the same places, whatever its length', () => {
  for (let days = 8; days < 24; days++) {
    const date = (at: number) => new Date(Date.UTC(2026, 10, 12 + at)).toISOString().slice(0, 10);
    const current = range(date(0), date(days), 'week');
    const before = partsBefore(range(date(-days), date(0), 'week'), current);
    expect(before).toHaveLength(partsOf(current).length);
  }
});

test('months of the range before are compared if they are as long, and otherwise not at all', () => {
  const july = range('2026-07-01', '2026-08-01', 'month');
  expect(partsBefore(range('2026-05-31', '2026-07-01', 'month'), july)).toBeUndefined();
  const august = range('2026-08-01', '2026-09-01', 'month');
  expect(partsBefore(july, august)).toEqual([{ from: '2026-07-01', to: '2026-07-31' }]);
  expect(partsBefore(range('2026-07-01', '2026-08-01', 'day'), august)).toBeUndefined();
});

test('a range is divided into days by itself, and a long one into weeks', () => {
  expect([defaultPart(92), defaultPart(93)]).toEqual(['day', 'week']);
});

test('weeks and months of the year before are compared with those of this year', () => {
  const weeks = (year: number) => range(`${year}-09-01`, `${year}-12-01`, 'week');
  expect(partsBefore(weeks(2025), weeks(2026))).toHaveLength(partsOf(weeks(2026)).length);
  const months = (year: number) => range(`${year}-09-01`, `${year}-12-01`, 'month');
  expect(partsBefore(months(2025), months(2026))).toHaveLength(3);
});
