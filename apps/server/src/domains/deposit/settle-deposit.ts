import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { deposit } from '../../db/schema.ts';
import { postTransaction, reversed } from '../../money/ledger.ts';
import type { AuditEntry } from '../../platform/audit-log.ts';
import { depositEntries } from './deposit-entries.ts';

type DepositRecord = typeof deposit.$inferSelect;

/** Who settles, and when. */
export interface Settlement {
  actorId: string;
  at: Date;
}

export interface AuditReason {
  reasonCode: string | null;
  reason: string | null;
}

/*
 * The three changes of state, each with its money, in the caller's transaction. The caller has
 * locked the deposit and asked `obstacleTo`, and writes the audit entry that is answered.
 */

export async function approveDeposit(
  tx: Transaction,
  record: DepositRecord,
  why: AuditReason,
  { actorId, at }: Settlement,
): Promise<AuditEntry> {
  await postTransaction(tx, {
    kind: 'deposit.approved',
    reference: { type: 'deposit', id: record.id },
    actorId,
    entries: depositEntries(record),
    at,
  });
  await change(tx, record, { status: 'approved', checkerId: actorId, checkedAt: at, ...why }, at);
  return {
    action: 'deposit.approved',
    subject: { type: 'deposit', id: record.id },
    before: { status: record.status, version: record.version },
    after: {
      status: 'approved',
      version: record.version + 1,
      credited: `${record.creditedAmount} ${record.accountCurrency}`,
      ...why,
    },
    at,
  };
}

export async function rejectDeposit(
  tx: Transaction,
  record: DepositRecord,
  why: AuditReason,
  { actorId, at }: Settlement,
): Promise<AuditEntry> {
  await change(tx, record, { status: 'rejected', checkerId: actorId, checkedAt: at, ...why }, at);
  return {
    action: 'deposit.rejected',
    subject: { type: 'deposit', id: record.id },
    before: { status: record.status, version: record.version },
    after: { status: 'rejected', version: record.version + 1, ...why },
    at,
  };
}

export async function rollBackDeposit(
  tx: Transaction,
  record: DepositRecord,
  reason: string,
  { actorId, at }: Settlement,
): Promise<AuditEntry> {
  await postTransaction(tx, {
    kind: 'deposit.rolled_back',
    reference: { type: 'deposit', id: record.id },
    actorId,
    entries: reversed(depositEntries(record)),
    at,
  });
  await change(
    tx,
    record,
    { status: 'rolled_back', rolledBackById: actorId, rolledBackAt: at, rollbackReason: reason },
    at,
  );
  return {
    action: 'deposit.rolled_back',
    subject: { type: 'deposit', id: record.id },
    before: { status: record.status, version: record.version },
    after: {
      status: 'rolled_back',
      version: record.version + 1,
      taken_back: `${record.creditedAmount} ${record.accountCurrency}`,
      reason,
    },
    at,
  };
}

async function change(
  tx: Transaction,
  record: DepositRecord,
  to: Partial<typeof deposit.$inferInsert>,
  at: Date,
): Promise<void> {
  await tx
    .update(deposit)
    .set({ ...to, updatedAt: at, version: sql`${deposit.version} + 1` })
    .where(eq(deposit.id, record.id));
}
