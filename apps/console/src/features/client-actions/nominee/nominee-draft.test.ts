import { expect, test } from 'vitest';
import { isShare, sumShares } from './nominee-draft.ts';

// @rule clients: A beneficiary's share is 0 to 100, together at most 100, checked while typing
test.each([
  [['50', '50'], '100', '0', false],
  [['33.33', '33.33', '33.34'], '100', '0', false],
  [['50', '50.01'], '100.01', '0', true],
  [['0.1', '0.2'], '0.3', '99.7', false],
  [['100', ''], '100', '0', false],
  [['12.', 'x'], '12', '88', false],
  [[], '0', '100', false],
])('the shares %j are %s together, with %s left', (shares, total, left, over) => {
  expect(sumShares(shares)).toEqual({ total, left, over });
});

test.each([
  ['0.01', true],
  ['100', true],
  ['0', true],
  ['0.00', true],
  ['100.01', false],
  ['-5', false],
  ['', false],
])('a share is from 0 to 100: %s', (typed, fits) => {
  expect(isShare(typed)).toBe(fits);
});
