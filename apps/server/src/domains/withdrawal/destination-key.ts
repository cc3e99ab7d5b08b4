import type { Destination } from '../../kernel/db/schema/withdrawal.ts';

/**
 * What makes two destinations the same place: the number or the address, however it is spaced, and
 * where it is. A blockchain address keeps its capitals, which can carry meaning; a memo
 * distinguishes the customers of a wallet.
 */
export function destinationKey(destination: Destination): string {
  if (destination.kind === 'bank') {
    return `bank ${bare(destination.bank_name).toLowerCase()} ${bare(destination.acc_no).toLowerCase()}`;
  }
  const { coin, network, address, memo } = destination;
  return `crypto ${bare(coin).toUpperCase()} ${bare(network).toUpperCase()} ${bare(address)} ${bare(memo ?? '')}`;
}

function bare(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s-]/g, '');
}
