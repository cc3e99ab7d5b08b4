import { expect, test } from 'vitest';
import { readCreditSearch } from './credit-search.ts';

test('a broken address still opens the desk, and a loan is none of its kinds', () => {
  const broken = [{ status: 'completed' }, { sub_type: 'loan' }, { sort: 'due_at' }];
  for (const search of broken) expect(readCreditSearch(search)).toEqual(readCreditSearch({}));
});
