import { expect, test } from 'vitest';
import { timeFormatOf } from './use-time.ts';

// @rule languages: Times and day boundaries use the configured time zone
// @in ./use-time.ts domains/figures/time-range.ts
test('a moment is written in the configured time zone, not in the reader’s', () => {
  expect(timeFormatOf('zh-CN', 'Asia/Shanghai').dateTime('2026-11-20T16:05:00Z')).toBe(
    '2026/11/21 00:05',
  );
  expect(timeFormatOf('en-US', 'America/New_York').dateTime('2026-11-20T16:05:00Z')).toBe(
    '11/20/2026, 11:05',
  );
});

test('the exact form names seconds and time zone, which a narrow column does not tear apart', () => {
  expect(timeFormatOf('en-US', 'UTC').exact('2026-11-20T16:05:09Z')).toBe(
    '11/20/2026, 16:05:09\u00a0UTC',
  );
  expect(timeFormatOf('zh-CN', 'Asia/Shanghai').exact('2026-11-20T16:05:09Z')).toBe(
    '2026/11/21 00:05:09\u00a0GMT+8',
  );
});

test('the day alone is the day of the time zone', () => {
  expect(timeFormatOf('zh-CN', 'Asia/Shanghai').date('2026-11-20T16:05:00Z')).toBe('2026/11/21');
});

test('a day of the calendar is written as the language does, and is the same in every time zone', () => {
  for (const timeZone of ['America/New_York', 'Asia/Shanghai', 'UTC']) {
    expect(timeFormatOf('zh-CN', timeZone).calendarDay('1973-01-24')).toBe('1973/01/24');
    expect(timeFormatOf('en-US', timeZone).calendarDay('1973-01-24')).toBe('01/24/1973');
  }
});

test('an age is shown in the largest unit that it fills, and never lies in the future', () => {
  const { ago } = timeFormatOf('en-US', 'UTC');
  const now = new Date('2026-11-20T16:05:00Z');
  expect(ago('2026-11-17T16:05:00Z', now)).toBe('3 days ago');
  expect(ago('2026-11-20T13:06:00Z', now)).toBe('2 hours ago');
  expect(ago('2026-11-20T16:04:01Z', now)).toBe('0 minutes ago');
  expect(ago('2026-11-20T16:09:00Z', now)).toBe('0 minutes ago');
  expect(timeFormatOf('zh-CN', 'UTC').ago('2026-11-17T16:05:00Z', now)).toBe('3天前');
});
