import { describe, expect, it } from 'vitest';
import { checksumHolds } from './address-checksum.ts';

/* From the standards themselves, and addresses that everyone knows. */
const right = [
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['bitcoin', '1111111111111111111114oLvT2'],
  ['bitcoin', '3P14159f73E4gFr7JterCCQh9QjiTjiZrG'],
  ['bitcoin', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  ['bitcoin', 'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y'],
  ['bitcoin', 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs'],
  ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
] as const;

/* The wrong ones of BIP 173 and BIP 350, and right ones that were spoilt. */
const wrong = [
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
  ['bitcoin', '11A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['bitcoin', '111111111111111111114oLvT2'],
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7Divf0a'],
  ['bitcoin', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
  ['bitcoin', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
  ['bitcoin', 'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL'],
  ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh'],
  ['bitcoin', 'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4'],
  ['bitcoin', 'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R'],
  ['bitcoin', 'bc1pw5dgrnzv'],
  ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav'],
  ['bitcoin', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P'],
  ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf'],
  ['bitcoin', 'Bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['bitcoin', 'bc1gmk9yu'],
  ['bitcoin', ''],
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T'],
] as const;

describe('the checksum of an address', () => {
  it.each(right)('holds on %s for %s', (network, address) => {
    expect(checksumHolds(network, address)).toBe(true);
  });

  it.each(wrong)('does not hold on %s for "%s"', (network, address) => {
    expect(checksumHolds(network, address)).toBe(false);
  });

  it('holds on no other network', () => {
    const networks = ['bitcoin', 'litecoin', 'tron'] as const;
    for (const [own, address] of right) {
      const others = networks.filter((network) => network !== own);
      expect(others.filter((network) => checksumHolds(network, address))).toEqual([]);
    }
  });

  it('finds every single letter that was mistaken', () => {
    const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
    const [, address] = right[7];
    const mistaken = Array.from(address).flatMap((letter, at) =>
      Array.from(
        alphabet.replace(letter, ''),
        (other) => address.slice(0, at) + other + address.slice(at + 1),
      ),
    );
    expect(mistaken.filter((typed) => checksumHolds('tron', typed))).toEqual([]);
  });
});
