import { createHash } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { ethereumSpelling } from './ethereum-address.ts';

interface Form {
  /** The first byte of an address in base58check, on the main network. */
  versions: readonly number[];
  /** What comes before the `1` of an address in bech32; null where the network has none. */
  prefix: string | null;
}

const forms: Readonly<Record<Exclude<Schemas.CryptoNetwork, 'ethereum' | 'bsc'>, Form>> = {
  bitcoin: { versions: [0x00, 0x05], prefix: 'bc' },
  // Not 0x05, which its old script addresses shared with Bitcoin's: nobody could tell them apart.
  litecoin: { versions: [0x30, 0x32], prefix: 'ltc' },
  tron: { versions: [0x41], prefix: null },
};

/** Whether the address is one of the network's, by its own checksum. */
export function checksumHolds(network: Schemas.CryptoNetwork, address: string): boolean {
  if (network === 'ethereum' || network === 'bsc') return ethereumSpelling(address) !== null;
  const { versions, prefix } = forms[network];
  if (prefix !== null && address.toLowerCase().startsWith(`${prefix}1`)) {
    return isSegwit(prefix, address);
  }
  return isBase58Check(versions, address);
}

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** Version, hash of a key or script, checksum. */
const base58Bytes = 1 + 20 + 4;

function isBase58Check(versions: readonly number[], address: string): boolean {
  const bytes = fromBase58(address);
  if (bytes === null) return false;
  const body = bytes.subarray(0, -4);
  const checksum = sha256(sha256(body)).subarray(0, 4);
  return versions.includes(bytes[0] ?? -1) && checksum.equals(bytes.subarray(-4));
}

/** Null for what is not the one way to write so many bytes. */
function fromBase58(text: string): Buffer | null {
  let value = 0n;
  for (const letter of text) {
    const digit = base58.indexOf(letter);
    if (digit === -1) return null;
    value = value * 58n + BigInt(digit);
  }
  const hex = value.toString(16).padStart(base58Bytes * 2, '0');
  if (hex.length !== base58Bytes * 2) return null;
  const bytes = Buffer.from(hex, 'hex');
  // Each zero byte in front is written as a `1`, no more and no fewer.
  const zeros = bytes.findIndex((byte) => byte !== 0);
  const ones = /^1*/.exec(text)?.[0].length;
  return ones === zeros ? bytes : null;
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

const bech32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
/** What the checksum comes to: of version 0 (BIP 173), and of the later ones (BIP 350). */
const bech32Residue = 1;
const bech32mResidue = 0x2bc830a3;
const checksumDigits = 6;

/** An address that names a witness program, as BIP 173 and BIP 350 write it. */
function isSegwit(prefix: string, address: string): boolean {
  const lower = address.toLowerCase();
  // Both cases in one address are refused: a letter was retyped.
  if (address !== lower && address !== address.toUpperCase()) return false;
  if (address.length > 90) return false;
  const digits = Array.from(lower.slice(prefix.length + 1), (letter) => bech32.indexOf(letter));
  const [version = -1] = digits;
  if (digits.includes(-1) || version > 16) return false;
  const residue = polymod([...expanded(prefix), ...digits]);
  if (residue !== (version === 0 ? bech32Residue : bech32mResidue)) return false;
  const program = toBytes(digits.slice(1, -checksumDigits));
  if (program === null) return false;
  return version === 0
    ? program.length === 20 || program.length === 32
    : program.length >= 2 && program.length <= 40;
}

function expanded(prefix: string): number[] {
  const codes = Array.from(prefix, (letter) => letter.charCodeAt(0));
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
}

const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

function polymod(values: readonly number[]): number {
  let residue = 1;
  for (const value of values) {
    const top = residue >> 25;
    residue = ((residue & 0x1ffffff) << 5) ^ value;
    generators.forEach((generator, bit) => {
      if ((top >> bit) & 1) residue ^= generator;
    });
  }
  return residue;
}

/** Groups of five bits as bytes; null where bits are left over that mean something. */
function toBytes(groups: readonly number[]): number[] | null {
  const bytes: number[] = [];
  let pending = 0;
  let bits = 0;
  for (const group of groups) {
    pending = (pending << 5) | group;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((pending >> bits) & 255);
      pending &= (1 << bits) - 1;
    }
  }
  return bits < 5 && pending === 0 ? bytes : null;
}
