import { expect, test } from 'vitest';
import { unlocksOf } from './block-measures.tsx';

const lock = (locked: string, until: string | null) => ({ locked, lockup_until: until });

test('the lock-up calendar adds up holdings by the day of the time zone on which they unlock', () => {
  const rows = [
    lock('10.50', '2026-12-02T17:00:00.000Z'),
    lock('4.00', '2026-12-01T01:00:00.000Z'),
    lock('0.25', '2026-12-02T20:00:00.000Z'),
    lock('99.00', '2026-11-01T00:00:00.000Z'),
    lock('7.00', null),
  ];
  expect(unlocksOf(rows, 'Asia/Shanghai', '2026-11-27T00:00:00.000Z')).toEqual([
    { day: '2026-12-01', amount: '4.00' },
    { day: '2026-12-03', amount: '10.75' },
  ]);
});
