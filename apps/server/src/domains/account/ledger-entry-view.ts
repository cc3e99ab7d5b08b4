import type { Schemas } from '@brokerdesk/sdk';
import { account, ledgerEntry, ledgerTransaction, staffUser } from '../../kernel/db/schema.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';

export const ledgerEntryColumns = {
  seq: ledgerEntry.seq,
  transactionId: ledgerEntry.transactionId,
  accountId: account.id,
  bucket: ledgerEntry.bucket,
  amount: ledgerEntry.amount,
  currency: ledgerEntry.currency,
  at: ledgerEntry.createdAt,
  kind: ledgerTransaction.kind,
  referenceType: ledgerTransaction.referenceType,
  referenceId: ledgerTransaction.referenceId,
  accNo: account.accNo,
  actor: staffUser.name,
};

type LedgerEntryRow = Pick<
  typeof ledgerEntry.$inferSelect,
  'seq' | 'transactionId' | 'amount' | 'currency'
> &
  Pick<typeof ledgerTransaction.$inferSelect, 'kind' | 'referenceType' | 'referenceId'> &
  Record<'accountId' | 'accNo', string> & {
    bucket: Schemas.Bucket;
    at: Date;
    actor: string | null;
  };

export function ledgerEntryView(
  row: LedgerEntryRow,
  records: ReadonlyMap<string, Schemas.LedgerRecord>,
) {
  return {
    id: String(row.seq),
    transaction_id: row.transactionId,
    at: row.at.toISOString(),
    kind: row.kind,
    reference_type: row.referenceType,
    reference_id: row.referenceId,
    record: records.get(row.referenceId) ?? null,
    account_id: row.accountId,
    acc_no: row.accNo,
    currency: row.currency,
    bucket: row.bucket,
    amount: formatMoney(row.amount, row.currency),
    actor: row.actor,
  };
}
