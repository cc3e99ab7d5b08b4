import type { Schemas } from '@brokerdesk/sdk';
import type { deposit } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';

interface Chain {
  names: readonly string[];
  confirmationsMin: number;
  transactionHash: RegExp;
}

const hex64 = /^[0-9a-f]{64}$/;
const prefixedHex64 = /^0x[0-9a-f]{64}$/;

export const chains: Readonly<Record<Schemas.Chain, Chain>> = {
  bitcoin: { names: ['BITCOIN', 'BTC'], confirmationsMin: 3, transactionHash: hex64 },
  litecoin: { names: ['LITECOIN', 'LTC'], confirmationsMin: 6, transactionHash: hex64 },
  tron: { names: ['TRON', 'TRX', 'TRC20', 'TRC-20'], confirmationsMin: 20, transactionHash: hex64 },
  ethereum: {
    names: ['ETHEREUM', 'ETH', 'ERC20', 'ERC-20'],
    confirmationsMin: 12,
    transactionHash: prefixedHex64,
  },
  bsc: {
    names: ['BSC', 'BNB', 'BEP20', 'BEP-20'],
    confirmationsMin: 15,
    transactionHash: prefixedHex64,
  },
};

const chainNames: readonly Schemas.Chain[] = ['bitcoin', 'litecoin', 'tron', 'ethereum', 'bsc'];

export function chainOfNetwork(network: string | null): Schemas.Chain | null {
  const name = network?.trim().toUpperCase();
  return chainNames.find((chain) => chains[chain].names.some((known) => known === name)) ?? null;
}

/** Lower case, as explorers show it; null for text that is no hash on that chain. */
export function transactionHash(chain: Schemas.Chain, text: string): string | null {
  const hash = text.trim().toLowerCase();
  return chains[chain].transactionHash.test(hash) ? hash : null;
}

type OnChain = Pick<typeof deposit.$inferSelect, 'subType' | 'network' | 'confirmations'>;

export function confirmationsMinOf({
  subType,
  network,
}: Omit<OnChain, 'confirmations'>): number | null {
  const chain = subType === 'crypto' ? chainOfNetwork(network) : null;
  return chain === null ? null : chains[chain].confirmationsMin;
}

/** If no one has looked, the reviewer is warned and decides. */
export function unconfirmed(deposit: OnChain): Problem | undefined {
  const required = confirmationsMinOf(deposit);
  const { confirmations: seen, network } = deposit;
  if (required === null || seen === null || seen >= required) return undefined;
  return new Problem('CONFIRMATIONS_MISSING', {
    values: { seen: String(seen), required: String(required), network: network ?? '' },
  });
}
