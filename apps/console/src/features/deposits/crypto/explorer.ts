import type { Schemas } from '@brokerdesk/sdk';

type Seen = 'tx' | 'address';

/** Public sites that show what is on each chain, to anybody. */
const explorers: Record<Schemas.Chain, Record<Seen, string>> = {
  bitcoin: { tx: 'https://mempool.space/tx/', address: 'https://mempool.space/address/' },
  litecoin: { tx: 'https://litecoinspace.org/tx/', address: 'https://litecoinspace.org/address/' },
  tron: {
    tx: 'https://tronscan.org/#/transaction/',
    address: 'https://tronscan.org/#/address/',
  },
  ethereum: { tx: 'https://etherscan.io/tx/', address: 'https://etherscan.io/address/' },
  bsc: { tx: 'https://bscscan.com/tx/', address: 'https://bscscan.com/address/' },
};

/** Address of a transaction or an account in the explorer of its chain; null if the chain is not known. */
export function explorerOf(chain: Schemas.Chain | null, kind: Seen, hash: string): string | null {
  return chain === null ? null : explorers[chain][kind] + encodeURIComponent(hash);
}

/** The beginning and the end, by which people distinguish hashes. */
export function shortHash(hash: string): string {
  return hash.length <= 16 ? hash : `${hash.slice(0, 8)}…${hash.slice(-6)}`;
}
