import type { Schemas } from '@brokerdesk/sdk';
import { describe, expect, it } from 'vitest';

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
  // Begins like an address in bech32, but with letters of both cases.
  ['litecoin', 'LTc1dRqqjAtmAzQTno9pbMimumkDLjewzV'],
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

/* Those of EIP-55 itself: in capitals alone, in small letters alone, and as they come. */
const spelled = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

interface Checks {
  checksumHolds: (network: Schemas.CryptoNetwork, address: string) => boolean;
  ethereumSpelling: (address: string) => string | null;
}

export function describeChecksum({ checksumHolds, ethereumSpelling }: Checks): void {
  describe('the checksum of an address', () => {
    it.each(right)('holds on %s for %s', (network, address) => {
      expect(checksumHolds(network, address)).toBe(true);
    });

    // @rule receiving-addresses: A receiving address needs a valid checksum on a network of its coin
    // @in domains/crypto-address/address-request.ts
    // @rule receiving-addresses: The field of an address verifies its checksum as the server does
    // @in features/crypto-addresses/actions/address-draft.ts
    it.each(wrong)('does not hold on %s for "%s"', (network, address) => {
      expect(checksumHolds(network, address)).toBe(false);
    });

    it('holds on no other network', () => {
      const networks = ['bitcoin', 'litecoin', 'tron', 'ethereum', 'bsc'] as const;
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

  describe.each(['ethereum', 'bsc'] as const)('the checksum of an address on %s', (network) => {
    // @rule receiving-addresses: An EVM address is normalised to its EIP-55 spelling, once
    // @in domains/crypto-address/address-request.ts
    it.each(spelled)('holds for %s, and no other mixed case of it', (address) => {
      expect(checksumHolds(network, address)).toBe(true);
      const digits = Array.from(address).slice(2);
      const others = digits.flatMap((digit, at) => {
        const other = digit === digit.toLowerCase() ? digit.toUpperCase() : digit.toLowerCase();
        return other === digit ? [] : [`0x${digits.with(at, other).join('')}`];
      });
      const oneCase = /^0x([0-9a-f]*|[0-9A-F]*)$/;
      const accepted = others.filter((typed) => checksumHolds(network, typed));
      expect(accepted.filter((typed) => !oneCase.test(typed))).toEqual([]);
    });

    it.each(spelled)('is put into small letters alone, and capitals alone, of %s', (address) => {
      const digits = address.slice(2);
      for (const typed of [digits.toLowerCase(), digits.toUpperCase()]) {
        expect(ethereumSpelling(`0x${typed}`)).toBe(address);
      }
    });

    it.each([
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed',
      '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      '0X5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED',
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe',
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAedd',
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg',
    ])('does not hold for "%s"', (address) => {
      expect(checksumHolds(network, address)).toBe(false);
    });
  });
}
