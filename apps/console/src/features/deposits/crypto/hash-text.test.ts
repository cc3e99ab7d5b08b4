import { expect, test } from 'vitest';
import { explorerOf, shortHash } from './hash-text.tsx';

test('a transaction is looked at on a public site of its own chain, and of no other', () => {
  expect(explorerOf('tron', 'tx', 'ab12')).toBe('https://tronscan.org/#/transaction/ab12');
  expect(explorerOf('bitcoin', 'address', 'bc1q')).toBe('https://mempool.space/address/bc1q');
  expect(explorerOf(null, 'tx', 'ab12')).toBeNull();
});

test('a typed hash cannot change the address that the link leads to', () => {
  expect(explorerOf('ethereum', 'tx', '../login?next=//evil')).toBe(
    'https://etherscan.io/tx/..%2Flogin%3Fnext%3D%2F%2Fevil',
  );
});

test('a long hash is shown by both its ends', () => {
  expect(shortHash('0123456789abcdef0123456789abcdef')).toBe('01234567…abcdef');
  expect(shortHash('FT-2026')).toBe('FT-2026');
});
