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

const base58 = '[1-9A-HJ-NP-Za-km-z]';
const evm = /^0x[0-9a-fA-F]{40}$/;

/** How an address of each network looks; whether its checksum holds is for the server to say. */
const shapes: Readonly<Record<Network, RegExp>> = {
  bitcoin: new RegExp(`^(?:[13]${base58}{25,34}|bc1[02-9ac-hj-np-z]{11,87})$`, 'i'),
  litecoin: new RegExp(`^(?:[LM]${base58}{25,34}|ltc1[02-9ac-hj-np-z]{11,87})$`, 'i'),
  tron: new RegExp(`^T${base58}{33}$`),
  ethereum: evm,
  bsc: evm,
};

/** Whether what is typed could be an address of the network at all. */
export function looksLikeAddress(network: Network, address: string): boolean {
  return shapes[network].test(address);
}
