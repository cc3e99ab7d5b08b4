import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { deposit } from '../../kernel/db/schema.ts';
import { updateChanged } from '../../kernel/db/update-each.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { negate } from '../../kernel/money/decimal.ts';
import { type AuditEntry, writeAudit } from '../../platform/audit-log.ts';
import type { Change } from '../../platform/changes.ts';
import { type Entry, postTransactions, reversed } from '../../platform/ledger/ledger.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { decided } from '../approval/record-decision.ts';
import { reviewOf, type Step } from '../approval/reviewed-record.ts';
import { lockedInScope } from '../client-access/client-scope.ts';
import { questionsAbout } from '../question/ask-client.ts';
import { overrideFacts } from '../risk/risk.ts';
import { depositRisk, reassessDeposits } from './deposit-risk.ts';
import {
  type DepositRow,
  denialFor,
  depositAct,
  depositChange,
  depositView,
  nextStatus,
  requireDepositRow,
} from './deposit-row.ts';

type DepositRecord = typeof deposit.$inferSelect;

function depositEntries(record: DepositRecord): Entry[] {
  const { accountId, amount, currency, accountCurrency, creditedAmount } = record;
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

export type SettledDeposit = ReturnType<typeof depositStep>;

/**
 * One change of state, worked out: the deposit after it, the money that it moves, and its audit entry. The caller has
 * locked the deposit and asked `denialFor`.
 */
export function depositStep(record: DepositRecord, step: Step) {
  const { riskLevel, riskReasons, riskCheckedAt } = record;
  const more = { riskLevel, riskReasons, riskCheckedAt };
  const { changed, after, audit } = decided(record, step, { more, facts: factsOf(record, step) });
  const action = `deposit.${after.status}`;
  const subject = { type: 'deposit', id: record.id };
  const { actorId, at } = step;
  const entries = depositEntries(record);
  const moved = step.action === 'approve' ? entries : reversed(entries);
  const posting = { kind: action, reference: subject, at, actorId, entries: moved };
  const entry: AuditEntry = { action, subject, ...audit, changed: [depositChange(after)] };
  return { after, changed, posting: step.action === 'reject' ? null : posting, audit: entry };
}

function factsOf(record: DepositRecord, { action, overrideReason = null }: Step) {
  if (action === 'reject') return {};
  const money = `${record.creditedAmount} ${record.accountCurrency}`;
  return action === 'approve'
    ? { credited: money, ...overrideFacts(overrideReason, record) }
    : { taken_back: money };
}

/** The caller writes the audit entries, last, with the events of the accounts answered. */
export async function settle(tx: Transaction, steps: readonly SettledDeposit[]): Promise<Change[]> {
  // Records before accounts, as an order is booked: both are counted for the client, one after the other.
  await updateChanged(tx, deposit, steps);
  return postTransactions(
    tx,
    steps.flatMap(({ posting }) => posting ?? []),
  );
}

export const depositReview = reviewOf<DepositRow, Schemas.Deposit>({
  type: 'deposit',
  record: (row) => row.deposit,
  find: requireDepositRow,
  lock: lockedInScope(deposit, requireDepositRow),
  denial: denialFor,
  rollbackDenial: (row, approver) => denialFor('rollback', row, approver),
  act: depositAct,
  view: depositView,
  risk: {
    table: deposit,
    assess: (reader, row) => depositRisk.assess(reader, row.deposit.id),
    put: ({ deposit }, risk) => ({ deposit: { ...deposit, ...risk } }),
  },
  async applyStep(tx, row, step) {
    const settled = depositStep(row.deposit, step);
    const accounts = await settle(tx, [settled]);
    // Other deposits with the same reference may be the first now, or repeat this one.
    const others = await reassessDeposits(tx, [settled.after.id]);
    const { audit } = settled;
    return { ...audit, changed: [...audit.changed, ...accounts, ...others] };
  },
});

export const depositQuestions = questionsAbout('deposit', depositReview, (row) => row.deposit);

/**
 * The count of a chain only grows: a smaller one corrects a mistake, or a chain that was put aside, and says why.
 * Throws NOT_FOUND, NOT_ON_CHAIN, ALREADY_DECIDED, STALE_RECORD, VALIDATION.
 */
export async function recordConfirmations(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { confirmations, reason, version }: Schemas.ConfirmationsRequest,
): Promise<Schemas.Deposit> {
  const wanted = { id, version };
  const { row, approver } = await depositReview.lock(tx, context, wanted, denialForConfirmations);
  const { deposit: before } = row;
  const why = reason?.trim() || null;
  if (confirmations < (before.confirmations ?? 0) && why === null) {
    throw new Problem('VALIDATION', { errors: [{ field: 'reason', code: 'FIELD_REQUIRED' }] });
  }
  const at = new Date();
  const change = {
    confirmations,
    confirmationsById: actorOf(context).id,
    confirmationsAt: at,
    version: before.version + 1,
    updatedAt: at,
  };
  await tx.update(deposit).set(change).where(eq(deposit.id, before.id));
  await writeAudit(tx, context, {
    action: 'deposit.confirmations_recorded',
    subject: { type: 'deposit', id: before.id },
    before: { confirmations: before.confirmations, version: before.version },
    after: { confirmations, version: change.version, ...(why !== null && { reason: why }) },
    at,
    changed: [depositChange({ ...before, ...change })],
  });
  return depositReview.read(tx, context, id, approver);
}

function denialForConfirmations({ deposit: { subType, status } }: DepositRow): Problem | undefined {
  if (nextStatus(status, 'approve') === undefined) return new Problem('ALREADY_DECIDED');
  return subType === 'crypto' ? undefined : new Problem('NOT_ON_CHAIN');
}
