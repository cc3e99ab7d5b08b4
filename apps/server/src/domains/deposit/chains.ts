import type { Schemas } from '@brokerdesk/sdk';

interface Chain {
  /** What clients and staff write for it, in capitals. */
  names: readonly string[];
  /** So often it has to have confirmed a deposit before it may be credited. */
  confirmationsMin: number;
}

/** The chains that the firm takes coins on: the one table of what each of them requires. */
export const chains: Readonly<Record<Schemas.Chain, Chain>> = {
  bitcoin: { names: ['BITCOIN', 'BTC'], confirmationsMin: 3 },
  litecoin: { names: ['LITECOIN', 'LTC'], confirmationsMin: 6 },
  tron: { names: ['TRON', 'TRX', 'TRC20', 'TRC-20'], confirmationsMin: 20 },
  ethereum: { names: ['ETHEREUM', 'ETH', 'ERC20', 'ERC-20'], confirmationsMin: 12 },
  bsc: { names: ['BSC', 'BNB', 'BEP20', 'BEP-20'], confirmationsMin: 15 },
};

const chainNames: readonly Schemas.Chain[] = ['bitcoin', 'litecoin', 'tron', 'ethereum', 'bsc'];

/** The chain that somebody has meant by the name of a network; null for one the firm does not know. */
export function chainOfNetwork(network: string | null): Schemas.Chain | null {
  const name = network?.trim().toUpperCase();
  return chainNames.find((chain) => chains[chain].names.some((known) => known === name)) ?? null;
}
