import type { Schemas } from '@brokerdesk/sdk';

type Status = Schemas.Deposit['status'] | Schemas.Overdrawn['status'];

/** Whether the ledger has entries about a record: from its approval on, also once it is rolled back. */
export const hasMoved = ({ status }: { status: Status }): boolean =>
  status !== 'pending' && status !== 'rejected';
