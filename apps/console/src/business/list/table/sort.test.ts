import { expect, test } from 'vitest';
import { readSort, writeSort } from './sort.ts';

test('a minus means the largest first, and the order of columns is kept', () => {
  expect(readSort('-created_at,amount')).toEqual([
    { id: 'created_at', desc: true },
    { id: 'amount', desc: false },
  ]);
});

test('what was read is written the same', () => {
  for (const text of ['-created_at,amount', 'status', ''])
    expect(writeSort(readSort(text))).toBe(text);
});

test('empty parts of a hand-made address are left out', () => {
  expect(readSort(',-,amount,')).toEqual([{ id: 'amount', desc: false }]);
});
