import type { Schemas } from '@brokerdesk/sdk';

type Network = Schemas.CryptoNetwork;

export const coins = ['USDT', 'USDC', 'BTC', 'ETH', 'TRX', 'BNB', 'LTC'] as const;

/** The coins that live on each network: sent to another one, they would be lost. */
export const coinsOf: Readonly<Record<Network, readonly (typeof coins)[number][]>> = {
  bitcoin: ['BTC'],
  litecoin: ['LTC'],
  tron: ['USDT', 'TRX'],
  ethereum: ['USDT', 'USDC', 'ETH'],
  bsc: ['USDT', 'USDC', 'BNB'],
};
