import { expect, test } from 'vitest';
import { canonicalPath } from './paths.ts';

test.each([
  ['/funds/deposit', '/funds/deposit'],
  ['/funds/deposit/', '/funds/deposit'],
  ['/Funds/Deposit//', '/funds/deposit'],
  ['/LOGIN', '/login'],
  ['/', '/'],
  ['//', '/'],
])('the path %s becomes %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
