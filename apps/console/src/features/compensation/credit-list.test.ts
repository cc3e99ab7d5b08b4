import { expect, test } from 'vitest';
import { list } from './credit-list.ts';

test('a broken address still opens the list, and a loan is none of its kinds', () => {
  const broken = [{ status: 'completed' }, { sub_type: 'loan' }, { sort: 'due_at' }];
  for (const search of broken) expect(list.readSearch(search)).toEqual(list.readSearch({}));
});
