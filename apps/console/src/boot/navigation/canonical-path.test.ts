import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

const known = new Set(['/', '/login', '/funds/deposit']);

test.each([
  ['/funds/deposit', '/funds/deposit'],
  ['/funds/deposit/', '/funds/deposit'],
  ['/Funds/Deposit//', '/funds/deposit'],
  ['/LOGIN', '/login'],
  ['/', '/'],
  ['//', '/'],
])('%s is the page at %s', (path, canonical) => {
  expect(canonicalPath(path, known)).toBe(canonical);
});

test.each(['/funds', '/Unknown/', '/funds/deposit/1'])(
  '%s is no page, and stays as it is',
  (path) => {
    expect(canonicalPath(path, known)).toBe(path);
  },
);
