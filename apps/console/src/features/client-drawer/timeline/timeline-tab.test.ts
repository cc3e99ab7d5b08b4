import { expect, test } from 'vitest';
import { timeFormatOf } from '#/ui/time/use-time.ts';
import { byDay } from './timeline-tab.tsx';

const at = (iso: string) => ({ at: iso });

test('what happened is grouped by the days of the configured time zone, not of UTC', () => {
  const entries = [
    at('2026-11-21T17:00:00Z'),
    at('2026-11-21T15:59:00Z'),
    at('2026-11-20T16:00:00Z'),
    at('2026-11-20T15:59:59Z'),
  ];
  const { date } = timeFormatOf('zh-CN', 'Asia/Shanghai');
  expect(byDay(entries, date).map(({ day, entries: of }) => [day, of.length])).toEqual([
    ['2026/11/22', 1],
    ['2026/11/21', 2],
    ['2026/11/20', 1],
  ]);
  expect(byDay([], date)).toEqual([]);
});
