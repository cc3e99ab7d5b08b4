import { expect, test } from 'vitest';
import { readHolidays, readHours, writeHolidays } from './market-days.ts';

test('holidays are read a line each, in any order, and written as they are read', () => {
  const read = readHolidays(
    '2026-12-24 平安夜 Christmas Eve 09:30-12:00\n\n2026-10-01\t国庆节\n2026-12-25, 圣诞节',
  );
  expect(read).toEqual([
    { date: '2026-10-01', name: '国庆节', hours: [] },
    {
      date: '2026-12-24',
      name: '平安夜 Christmas Eve',
      hours: [{ from: '09:30', to: '12:00' }],
    },
    { date: '2026-12-25', name: '圣诞节', hours: [] },
  ]);
  const text = '2026-10-01 国庆节\n2026-12-24 平安夜 09:30-12:00 13:00-14:00';
  const again = readHolidays(text);
  expect(Array.isArray(again) && writeHolidays(again)).toBe(text);
});

test.each([
  ['国庆节 2026-10-01', { line: 1, fault: 'date' }],
  ['2026-10-01 国庆节\n2026-02-30 无此日', { line: 2, fault: 'date' }],
  ['2026-10-01 国庆节\n2026-10-01 又一次', { line: 2, fault: 'taken' }],
  ['2026-10-01', { line: 1, fault: 'name' }],
  ['2026-12-24 平安夜 12:00-09:30', { line: 1, fault: 'hours' }],
  ['2026-12-24 平安夜 9:30-12:00', { line: 1, fault: 'hours' }],
])('%j is refused at its line', (text, fault) => {
  expect(readHolidays(text)).toEqual(fault);
});

test('hours are spans one after the other', () => {
  expect(readHours('09:30-12:00 13:00-16:00')).toHaveLength(2);
  expect(readHours('09:30-12:00 11:00-16:00')).toBeNull();
  expect(readHours('09:30-24:30')).toBeNull();
});
