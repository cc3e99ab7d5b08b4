import type { Schemas } from '@brokerdesk/sdk';

type MoneyRecord = { id: string; status: Schemas.DepositStatus | Schemas.OverdrawnStatus };

/** Null before. */
export const ledgerRecordOf = ({ id, status }: MoneyRecord): string | null =>
  status === 'pending' || status === 'rejected' ? null : id;
