import type { Schemas } from '@brokerdesk/sdk';

/** Whether the ledger has lines about it: from the approval on. */
export const hasMoved = ({ status }: Pick<Schemas.Overdrawn, 'status'>): boolean =>
  status !== 'pending' && status !== 'rejected';
