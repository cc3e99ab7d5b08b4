import type { Schemas } from '@brokerdesk/sdk';

type MoneyRecord = { id: string; status: Schemas.DepositStatus | Schemas.OverdrawnStatus };

/** What the ledger calls a record from its approval on, also once it is rolled back; null before. */
export const ledgerRecordOf = ({ id, status }: MoneyRecord): string | null =>
  status === 'pending' || status === 'rejected' ? null : id;
