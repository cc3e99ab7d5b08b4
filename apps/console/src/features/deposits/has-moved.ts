import type { Schemas } from '@brokerdesk/sdk';

/** Whether the ledger has lines about it: one that was taken back has them twice. */
export const hasMoved = ({ status }: Pick<Schemas.Deposit, 'status'>): boolean =>
  status === 'approved' || status === 'rolled_back';
