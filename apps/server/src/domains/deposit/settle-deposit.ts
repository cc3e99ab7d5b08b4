import type { Transaction } from '../../kernel/db/database.ts';
import { deposit } from '../../kernel/db/schema.ts';
import { updateEach } from '../../kernel/db/update-each.ts';
import { negate } from '../../kernel/money/decimal.ts';
import type { AuditEntry } from '../../platform/audit-log.ts';
import type { Change } from '../../platform/changes.ts';
import {
  type Entry,
  type Posting,
  postTransactions,
  reversed,
} from '../../platform/ledger/ledger.ts';
import type { AuditReason } from '../approval/reason.ts';
import { overrideFacts } from '../risk/refuse-risk.ts';
import { depositChange } from './deposit-row.ts';

type Credit = Pick<
  typeof deposit.$inferSelect,
  'accountId' | 'amount' | 'currency' | 'accountCurrency' | 'creditedAmount'
>;

/**
 * The money of an approved deposit: from outside (`clearing`) to the client and, where the currency
 * changes on the way, through `exchange`, which takes in the one and gives out the other.
 */
export function depositEntries(credit: Credit): Entry[] {
  const { accountId, amount, currency, accountCurrency, creditedAmount } = credit;
  const paidIn: Entry = { firmAccount: 'clearing', amount: negate(amount), currency };
  const credited: Entry = {
    accountId,
    bucket: 'available',
    amount: creditedAmount,
    currency: accountCurrency,
    running: 'deposit',
  };
  if (currency === accountCurrency) return [paidIn, credited];
  return [
    paidIn,
    { firmAccount: 'exchange', amount, currency },
    { firmAccount: 'exchange', amount: negate(creditedAmount), currency: accountCurrency },
    credited,
  ];
}

type DepositRecord = typeof deposit.$inferSelect;

/** Who settles, and when. */
export interface Settlement {
  actorId: string;
  at: Date;
  /** Why it is approved in spite of a risk at `stop`. */
  overrideReason?: string | null;
}

/** One change of state: the deposit after it, the money that it moves, and what the audit log says. */
export interface Step {
  after: DepositRecord;
  posting: Posting | null;
  audit: AuditEntry;
}

/*
 * The three changes of state. Their caller has locked the deposit and asked `denialFor`.
 */

export function approvalStep(
  record: DepositRecord,
  why: AuditReason,
  { actorId, at, overrideReason = null }: Settlement,
): Step {
  const change = {
    status: 'approved',
    checkerId: actorId,
    checkedAt: at,
    overrideReason,
    ...why,
  } as const;
  return step(record, change, {
    at,
    facts: {
      credited: `${record.creditedAmount} ${record.accountCurrency}`,
      ...why,
      ...overrideFacts(overrideReason, record),
    },
    posted: { actorId, entries: depositEntries(record) },
  });
}

export function rejectionStep(
  record: DepositRecord,
  why: AuditReason,
  { actorId, at }: Settlement,
): Step {
  const change = { status: 'rejected', checkerId: actorId, checkedAt: at, ...why } as const;
  return step(record, change, { at, facts: { ...why }, posted: null });
}

export function rollbackStep(
  record: DepositRecord,
  reason: string,
  { actorId, at }: Settlement,
): Step {
  const change = {
    status: 'rolled_back',
    rolledBackById: actorId,
    rolledBackAt: at,
    rollbackReason: reason,
  } as const;
  return step(record, change, {
    at,
    facts: { taken_back: `${record.creditedAmount} ${record.accountCurrency}`, reason },
    posted: { actorId, entries: reversed(depositEntries(record)) },
  });
}

function step(
  record: DepositRecord,
  change: Partial<DepositRecord> & Pick<DepositRecord, 'status'>,
  how: {
    at: Date;
    facts: Record<string, unknown>;
    posted: Pick<Posting, 'actorId' | 'entries'> | null;
  },
): Step {
  const { at, facts, posted } = how;
  const after = { ...record, ...change, version: record.version + 1, updatedAt: at };
  const action = `deposit.${change.status}`;
  const subject = { type: 'deposit', id: record.id };
  return {
    after,
    posting: posted && { kind: action, reference: subject, at, ...posted },
    audit: {
      action,
      subject,
      before: { status: record.status, version: record.version },
      after: { status: after.status, version: after.version, ...facts },
      at,
      changed: [depositChange(after)],
    },
  };
}

/**
 * Takes the steps in their order, each with its money, in the caller's transaction. The caller
 * writes their audit entries, last, with the events of the accounts answered.
 */
export async function settle(tx: Transaction, steps: readonly Step[]): Promise<Change[]> {
  // Records before accounts, as an order is booked: both are counted for the client, one after the other.
  const last = new Map(steps.map(({ after }) => [after.id, after]));
  await updateEach(tx, deposit, [...last.values()].map(decidedColumns));
  return postTransactions(
    tx,
    steps.flatMap(({ posting }) => posting ?? []),
  );
}

function decidedColumns(record: DepositRecord) {
  return {
    id: record.id,
    version: record.version,
    updatedAt: record.updatedAt,
    status: record.status,
    checkerId: record.checkerId,
    checkedAt: record.checkedAt,
    reasonCode: record.reasonCode,
    reason: record.reason,
    rolledBackById: record.rolledBackById,
    rolledBackAt: record.rolledBackAt,
    rollbackReason: record.rollbackReason,
    riskLevel: record.riskLevel,
    riskReasons: record.riskReasons,
    riskCheckedAt: record.riskCheckedAt,
    overrideReason: record.overrideReason,
  };
}
