import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { withdrawal } from '../../kernel/db/schema.ts';
import type { AuditEntry } from '../../platform/audit-log.ts';
import { type Entry, postTransaction, reversed } from '../../platform/ledger/ledger.ts';
import type { AuditReason } from '../approval/reviewed-record.ts';
import { overrideFacts } from '../risk/refuse-risk.ts';
import { withdrawalChange } from './withdrawal-change.ts';
import { freezeEntries, giveBackEntries, payoutEntries } from './withdrawal-entries.ts';

type WithdrawalRecord = typeof withdrawal.$inferSelect;

/** Who settles, and when. */
export interface Settlement {
  actorId: string;
  at: Date;
  /** Why it is approved in spite of a risk at `stop`. */
  overrideReason?: string | null;
}

interface Settled {
  after: WithdrawalRecord;
  /** For the caller to write, last. */
  audit: AuditEntry;
}

/*
 * The three changes of state, each with its money, in the caller's transaction. The caller
 * has locked the withdrawal and asked `denialFor`.
 */

export function approve(
  tx: Transaction,
  record: WithdrawalRecord,
  why: AuditReason,
  { actorId, at, overrideReason = null }: Settlement,
): Promise<Settled> {
  const change = {
    status: 'approved',
    checkerId: actorId,
    checkedAt: at,
    overrideReason,
    ...why,
    ...riskOf(record),
  } as const;
  const { currency } = record;
  return settle(tx, record, change, {
    actorId,
    at,
    entries: payoutEntries(record),
    facts: {
      paid_out: `${record.netAmount} ${currency}`,
      fee: `${record.fee} ${currency}`,
      ...why,
      ...overrideFacts(overrideReason, record),
    },
  });
}

export function reject(
  tx: Transaction,
  record: WithdrawalRecord,
  why: AuditReason,
  { actorId, at }: Settlement,
): Promise<Settled> {
  const change = {
    status: 'rejected',
    checkerId: actorId,
    checkedAt: at,
    ...why,
    ...riskOf(record),
  } as const;
  return settle(tx, record, change, {
    actorId,
    at,
    entries: reversed(freezeEntries(record)),
    facts: { ...why },
  });
}

/** As it was assessed for the decision. */
function riskOf({ riskLevel, riskReasons, riskCheckedAt }: WithdrawalRecord) {
  return { riskLevel, riskReasons, riskCheckedAt };
}

export function giveBack(
  tx: Transaction,
  record: WithdrawalRecord,
  reason: string,
  { actorId, at }: Settlement,
): Promise<Settled> {
  const change = {
    status: 'rolled_back',
    rolledBackById: actorId,
    rolledBackAt: at,
    rollbackReason: reason,
  } as const;
  return settle(tx, record, change, {
    actorId,
    at,
    entries: giveBackEntries(record),
    facts: {
      given_back: `${record.amount} ${record.currency}`,
      reason,
      ...(record.sentAt !== null && {
        payout_phase: 'returned',
        reference_no: record.payoutReference,
      }),
    },
  });
}

async function settle(
  tx: Transaction,
  record: WithdrawalRecord,
  change: Partial<WithdrawalRecord> & Pick<WithdrawalRecord, 'status'>,
  how: Settlement & { entries: Entry[]; facts: Record<string, unknown> },
): Promise<Settled> {
  const { actorId, at, entries, facts } = how;
  const changed = { ...change, version: record.version + 1, updatedAt: at };
  const after = { ...record, ...changed };
  const action = `withdrawal.${change.status}`;
  const subject = { type: 'withdrawal', id: record.id };
  // Records before accounts, as an order is booked: both are counted for the client, one after the other.
  await tx.update(withdrawal).set(changed).where(eq(withdrawal.id, record.id));
  const accounts = await postTransaction(tx, {
    kind: action,
    reference: subject,
    actorId,
    entries,
    at,
  });
  const audit = {
    action,
    subject,
    before: { status: record.status, version: record.version },
    after: { status: after.status, version: after.version, ...facts },
    at,
    changed: [withdrawalChange(after), ...accounts],
  };
  return { after, audit };
}
