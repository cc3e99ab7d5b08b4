import type { Schemas } from '@brokerdesk/sdk';

/** Enough to distinguish two, and not to be copied by mistake: the whole number is in the record. */
export function shortDestination(destination: Schemas.Withdrawal['destination']): {
  name: string;
  number: string;
} {
  if (destination.kind === 'bank') {
    const bare = destination.acc_no.replaceAll(/[\s-]/g, '');
    return { name: destination.bank_name, number: bare.length > 4 ? `··${bare.slice(-4)}` : bare };
  }
  const { coin, network, address } = destination;
  return {
    name: `${coin} · ${network}`,
    number: address.length > 12 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address,
  };
}
