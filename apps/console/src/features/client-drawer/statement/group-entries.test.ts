import { expect, test } from 'vitest';
import { groupEntries } from './group-entries.ts';

const line = (id: string, transaction: string) => ({ id, transaction_id: transaction });

test('the lines of one transaction are grouped, none is lost, and their order stays', () => {
  const entries = [line('5', 'b'), line('4', 'b'), line('3', 'a'), line('2', 'c'), line('1', 'c')];
  const groups = groupEntries(entries);
  expect(groups.map(({ id, entries: { length } }) => [id, length])).toEqual([
    ['5', 2],
    ['3', 1],
    ['2', 2],
  ]);
  expect(groups.flatMap((group) => group.entries)).toEqual(entries);
  expect(groupEntries([])).toEqual([]);
});
