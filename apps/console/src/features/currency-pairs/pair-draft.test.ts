import { expect, test } from 'vitest';
import { isCrossed, toPair, toPairDraft } from './pair-draft.ts';

test('an empty maximum is none, and a pair comes back as it was', () => {
  const pair = {
    ...{ id: 'p', version: 2, created_at: '', updated_at: '' },
    primary: 'USD',
    secondary: 'CNY',
    min_amount: '10.00',
    max_amount: null,
    weight: 7,
    status: 'disabled' as const,
  };
  const { id: _, version: __, created_at: ___, updated_at: ____, ...terms } = pair;
  expect(toPair(toPairDraft(pair))).toEqual(terms);
  expect(toPair({ ...toPairDraft(null), primary: 'EUR', min_amount: '5.' })).toMatchObject({
    min_amount: '5',
    max_amount: null,
    status: 'enabled',
  });
});

test('amounts are crossed only if both are numbers and the least is more than the most', () => {
  const draft = toPairDraft(null);
  expect(isCrossed({ ...draft, min_amount: '100.01', max_amount: '100' })).toBe(true);
  expect(isCrossed({ ...draft, min_amount: '100', max_amount: '100' })).toBe(false);
  expect(isCrossed({ ...draft, min_amount: '100', max_amount: '' })).toBe(false);
});
