import { expect, test } from 'vitest';
import { groupLines } from './group-lines.ts';

const line = (id: string, transaction: string) => ({ id, transaction_id: transaction });

test('the lines of one transaction stand together, none is lost, and their order stays', () => {
  const lines = [line('5', 'b'), line('4', 'b'), line('3', 'a'), line('2', 'c'), line('1', 'c')];
  const groups = groupLines(lines);
  expect(groups.map(({ id, lines: { length } }) => [id, length])).toEqual([
    ['5', 2],
    ['3', 1],
    ['2', 2],
  ]);
  expect(groups.flatMap((group) => group.lines)).toEqual(lines);
  expect(groupLines([])).toEqual([]);
});
