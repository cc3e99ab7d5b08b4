import type { Schemas } from '@brokerdesk/sdk';

/** What of a client's statement a link shows: the lines of one record, or those of one account. */
export type StatementPlace = {
  record?: string;
  account?: string;
  bucket?: Schemas.Bucket;
  kind?: StatementKind;
};

/** What records the ledger can be asked for, as it names them. */
export const statementKinds = [
  'deposit',
  'withdrawal',
  'overdrawn',
  'loan_repayment',
  'exchange',
  'trade',
] as const;

export type StatementKind = (typeof statementKinds)[number];
