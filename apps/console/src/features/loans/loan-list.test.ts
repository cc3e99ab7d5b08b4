import { expect, test } from 'vitest';
import { list } from './loan-list.ts';

test('a broken address still opens the list', () => {
  const broken = [{ status: 'lost' }, { due_within: '0' }, { overdue: 'maybe' }, { sort: 'fee' }];
  for (const search of broken) expect(list.readSearch(search)).toEqual(list.readSearch({}));
});
