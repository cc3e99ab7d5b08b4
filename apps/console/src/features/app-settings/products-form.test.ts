import { expect, test } from 'vitest';
import { moveItem } from './products-form.tsx';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 1, 'bac'],
])('an item moves from %i to %i, and the others keep their order', (from, to, expected) => {
  expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});
