import { expect, test } from 'vitest';
import { canonicalPath } from './paths.ts';

test.each([
  ['/funds/deposit', '/funds/deposit'],
  ['/funds/deposit/', '/funds/deposit'],
  ['/Funds/Deposit//', '/funds/deposit'],
  ['/LOGIN', '/login'],
  ['/', '/'],
  ['//', '/'],
])('writes %s as %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
