import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The address as EIP-55 spells it, with its checksum in the case of its letters; null for what is
 * none. Letters of one case carry no checksum: they are taken as they are. Letters of both cases
 * have to be the right ones.
 */
export function ethereumSpelling(address: string): string | null {
  const digits = /^0x([0-9a-fA-F]{40})$/.exec(address)?.[1];
  if (digits === undefined) return null;
  const lower = digits.toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  const spelled = Array.from(lower, (digit, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  ).join('');
  const isUnchecked = digits === lower || digits === digits.toUpperCase();
  return isUnchecked || digits === spelled ? `0x${spelled}` : null;
}
