import type { Schemas } from '@brokerdesk/sdk';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import { checksumHolds } from './address-checksum.ts';
import { ethereumSpelling } from './ethereum-address.ts';

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

/** What is kept of a request. Throws VALIDATION where coin, network and address do not go together. */
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
