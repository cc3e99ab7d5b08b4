import type { Schemas } from '@brokerdesk/sdk';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58check, bech32, bech32m } from '@scure/base';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';

/** The coins that live on each network: sent to another one, they would be lost. */
const coins: Readonly<Record<Schemas.CryptoNetwork, readonly string[]>> = {
  bitcoin: ['BTC'],
  litecoin: ['LTC'],
  tron: ['TRX', 'USDT'],
  ethereum: ['ETH', 'USDT', 'USDC'],
  bsc: ['BNB', 'USDT', 'USDC'],
};

export interface AddressValues {
  coin: string;
  network: Schemas.CryptoNetwork;
  address: string;
  memo: string | null;
  note: string | null;
}

/** Throws VALIDATION if coin, network and address do not go together. */
export function addressValues(request: Schemas.CryptoAddressCreate): AddressValues {
  const { coin, network } = request;
  const errors: FieldProblem[] = [];
  if (!coins[network].includes(coin)) errors.push({ field: 'coin', code: 'FIELD_INVALID' });
  if (!checksumHolds(network, request.address)) {
    errors.push({ field: 'address', code: 'ADDRESS_CHECKSUM_WRONG' });
  }
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
  return {
    coin,
    network,
    address: oneSpelling(network, request.address),
    memo: request.memo?.trim() || null,
    note: request.note?.trim() || null,
  };
}

/** An address may be written in more ways than one, and is stored in one, so that it is there once. */
function oneSpelling(network: Schemas.CryptoNetwork, address: string): string {
  if (network === 'ethereum' || network === 'bsc') return ethereumSpelling(address) ?? address;
  return /^(bc|ltc)1/i.test(address) ? address.toLowerCase() : address;
}

interface Form {
  /** The first byte of an address in base58check, on the main network. */
  versions: readonly number[];
  prefix: string | null;
}

const forms: Readonly<Record<Exclude<Schemas.CryptoNetwork, 'ethereum' | 'bsc'>, Form>> = {
  bitcoin: { versions: [0x00, 0x05], prefix: 'bc' },
  // Not 0x05, which its old script addresses shared with Bitcoin's: no one could distinguish them.
  litecoin: { versions: [0x30, 0x32], prefix: 'ltc' },
  tron: { versions: [0x41], prefix: null },
};

export function checksumHolds(network: Schemas.CryptoNetwork, address: string): boolean {
  if (network === 'ethereum' || network === 'bsc') return ethereumSpelling(address) !== null;
  const { versions, prefix } = forms[network];
  try {
    return prefix !== null && isBech32(prefix, address)
      ? isSegwit(address)
      : isBase58Check(versions, address);
  } catch {
    return false;
  }
}

/** In one case throughout: an address in base58, which mixes both, may begin with the same letters. */
function isBech32(prefix: string, address: string): boolean {
  const lower = address.toLowerCase();
  return lower.startsWith(`${prefix}1`) && (address === lower || address === address.toUpperCase());
}

function isBase58Check(versions: readonly number[], address: string): boolean {
  const bytes = base58check(sha256).decode(address);
  return bytes.length === 1 + 20 && versions.includes(bytes[0] ?? -1);
}

const witnessVersionMax = 16;

function isSegwit(address: string): boolean {
  // Its type wants a `1`, which the caller has found.
  const text = address as `${string}1${string}`;
  const coder = bech32.decodeUnsafe(text) ? bech32 : bech32m;
  const [version = -1, ...program] = coder.decode(text).words;
  const { length } = coder.fromWords(program);
  if (version === 0) return coder === bech32 && (length === 20 || length === 32);
  return coder === bech32m && version <= witnessVersionMax && length >= 2 && length <= 40;
}

/** Letters of one case carry no checksum and are taken as they are. Null for no address. */
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
