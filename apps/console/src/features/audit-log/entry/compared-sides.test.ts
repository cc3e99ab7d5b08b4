import { expect, test } from 'vitest';
import { compareSides } from './compared-sides.tsx';

const differing = (before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  compareSides(before, after)
    .filter(({ differs }) => differs)
    .map(({ path }) => path);

test('every field of both sides is compared by its path, and what is on one side alone differs', () => {
  expect(
    compareSides({ status: 'pending', amount: '5' }, { status: 'approved', by: 'Ada' }),
  ).toEqual([
    { path: 'status', before: 'pending', after: 'approved', differs: true },
    { path: 'amount', before: '5', after: undefined, differs: true },
    { path: 'by', before: undefined, after: 'Ada', differs: true },
  ]);
});

test('a change within a record names its path, and leaves its neighbours unmarked', () => {
  const fees = { withdrawal: { min: '5.00', pct: '1' }, tiers: [1, 2] };
  expect(differing({ fees }, { fees: { ...fees, withdrawal: { min: '8.00', pct: '1' } } })).toEqual(
    ['fees.withdrawal.min'],
  );
  expect(differing({ fees }, { fees: { ...fees, tiers: [2, 1] } })).toEqual(['fees.tiers']);
});

test('nothing, null and an empty record are distinguished from each other', () => {
  expect(compareSides(null, null)).toEqual([]);
  expect(differing({ note: null }, { note: '' })).toEqual(['note']);
  expect(differing({ note: {} }, {})).toEqual(['note']);
  expect(differing({ count: 1 }, { count: 1 })).toEqual([]);
});
