import type { Schemas } from '@brokerdesk/sdk';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58check, bech32, bech32m } from '@scure/base';

type AddressDraft = {
  network: Schemas.CryptoNetwork | '';
  coin: string;
  address: string;
  memo: string;
  note: string;
};

export const toAddressDraft = (
  address: Schemas.CryptoAddress | null,
  like: Pick<Schemas.CryptoAddress, 'coin' | 'network'> | null = null,
): AddressDraft => ({
  network: (address ?? like)?.network ?? '',
  coin: (address ?? like)?.coin ?? '',
  address: address?.address ?? '',
  memo: address?.memo ?? '',
  note: address?.note ?? '',
});

/** Null as long as no network has been chosen. */
export const toAddress = ({ network, coin, ...draft }: AddressDraft) =>
  network === ''
    ? null
    : {
        network,
        coin,
        address: draft.address.trim(),
        memo: draft.memo.trim() || null,
        note: draft.note.trim() || null,
      };

/** Whether clients would be shown another destination: a second person has to confirm that. */
export function isMoved(before: Schemas.CryptoAddress, draft: AddressDraft): boolean {
  const next = toAddress(draft);
  return (
    next !== null &&
    (next.network !== before.network ||
      next.coin !== before.coin ||
      next.address !== before.address ||
      next.memo !== before.memo)
  );
}

/**
 * Spelled as in EIP-55; null for no address. Letters of one case carry no checksum and pass, letters of both must match
 * it.
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

interface Form {
  /** The first byte of an address in base58check, on the main network. */
  versions: readonly number[];
  /** Null if the network has none. */
  prefix: string | null;
}

const forms: Readonly<Record<Exclude<Schemas.CryptoNetwork, 'ethereum' | 'bsc'>, Form>> = {
  bitcoin: { versions: [0x00, 0x05], prefix: 'bc' },
  // Excludes 0x05, whose legacy script addresses equal Bitcoin's.
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
    // The decoders throw at what they cannot read.
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

/** An address that names a witness program: of version 0 (BIP 173), or of a later one (BIP 350). */
function isSegwit(address: string): boolean {
  // Its type wants a `1`, which the caller has found.
  const text = address as `${string}1${string}`;
  const coder = bech32.decodeUnsafe(text) ? bech32 : bech32m;
  const [version = -1, ...program] = coder.decode(text).words;
  const { length } = coder.fromWords(program);
  if (version === 0) return coder === bech32 && (length === 20 || length === 32);
  return coder === bech32m && version <= witnessVersionMax && length >= 2 && length <= 40;
}
