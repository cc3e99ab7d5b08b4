import type { Schemas } from '@brokerdesk/sdk';
import { type EntriesRef, entriesFilter } from './entries-ref.ts';

export type StatementFilter = {
  record?: string;
  account?: string;
  currency?: string;
  bucket?: Schemas.Bucket;
  kind?: StatementKind;
};

export const statementKinds = [
  'deposit',
  'withdrawal',
  'overdrawn',
  'loan_repayment',
  'exchange',
  'trade',
  'saving',
  'saving_day',
] as const;

export type StatementKind = (typeof statementKinds)[number];

export function entriesOfStatement(client: { id: string }, statement: StatementFilter): EntriesRef {
  const { record, account, kind, ...rest } = statement;
  const filters = { ...rest, reference_id: record, account_id: account, reference_type: kind };
  return { of: 'statement', filter: entriesFilter({ id: client.id, ...filters }) };
}
