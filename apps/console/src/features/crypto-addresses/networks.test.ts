import { describe, expect, it } from 'vitest';
import { looksLikeAddress } from './networks.ts';

describe('what is typed as an address', () => {
  it.each([
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['litecoin', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1'],
    ['tron', 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj'],
    ['ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['bsc', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
  ] as const)('may be one of %s: %s', (network, address) => {
    expect(looksLikeAddress(network, address)).toBe(true);
  });

  it.each([
    ['tron', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['tron', 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcd'],
    ['ethereum', 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj'],
    ['ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe'],
    ['bitcoin', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
    ['litecoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ] as const)('is none of %s: %s', (network, address) => {
    expect(looksLikeAddress(network, address)).toBe(false);
  });
});
