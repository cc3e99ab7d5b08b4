import { expect, test } from 'vitest';
import { exportFileName } from './save-file.ts';

test('the file is named by the day of the configured time zone, and ends as its format does', () => {
  const now = new Date('2026-01-31T17:00:00Z');
  expect(exportFileName('deposits', 'csv', 'Asia/Shanghai', now)).toBe('deposits-2026-02-01.csv');
  expect(exportFileName('deposits', 'xlsx', 'UTC', now)).toBe('deposits-2026-01-31.xlsx');
});
