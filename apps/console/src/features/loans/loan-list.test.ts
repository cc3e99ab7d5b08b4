import { expect, test } from 'vitest';
import { dueChoiceOf, dueChoices, dueFilter } from './due-filter.ts';
import { list } from './loan-list.ts';

test('a broken address still opens the list', () => {
  const broken = [{ status: 'lost' }, { due_within: '0' }, { overdue: 'maybe' }, { sort: 'fee' }];
  for (const search of broken) expect(list.readSearch(search)).toEqual(list.readSearch({}));
});

test('loans are overdue or due within some days, never both at once', () => {
  for (const choice of [...dueChoices, undefined]) {
    const both = { ...list.readSearch({ overdue: true, due_within: 7 }), ...dueFilter(choice) };
    expect(dueChoiceOf(both)).toBe(choice);
    expect(both.overdue !== undefined && both.due_within !== undefined).toBe(false);
  }
});
