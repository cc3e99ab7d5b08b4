import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { withdrawal } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { compare, negate } from '../../kernel/money/decimal.ts';
import { type AuditEntry, writeAudit } from '../../platform/audit-log.ts';
import { type Entry, postTransaction, reversed } from '../../platform/ledger/ledger.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { decided } from '../approval/record-decision.ts';
import { reviewOf, type Step } from '../approval/reviewed-record.ts';
import { lockedInScope } from '../client-access/client-scope.ts';
import { questionsAbout } from '../question/ask-client.ts';
import { overrideFacts } from '../risk/risk.ts';
import { assessWithdrawal } from './withdrawal-evidence.ts';
import {
  denialFor,
  requireWithdrawalRow,
  type WithdrawalRow,
  withdrawalAct,
  withdrawalChange,
} from './withdrawal-row.ts';
import { withdrawalView } from './withdrawal-view.ts';

type Payout = Pick<
  typeof withdrawal.$inferSelect,
  'accountId' | 'amount' | 'fee' | 'netAmount' | 'currency'
>;

export function freezeEntries({ accountId, amount, currency }: Payout): Entry[] {
  return [
    { accountId, bucket: 'available', amount: negate(amount), currency },
    { accountId, bucket: 'frozen', amount, currency },
  ];
}

/** Out of what was frozen: the net amount leaves the firm, the fee stays with it. */
export function payoutEntries(payout: Payout): Entry[] {
  const { accountId, amount, netAmount, fee, currency } = payout;
  const paid: Entry = { firmAccount: 'clearing', amount: netAmount, currency };
  return [
    {
      accountId,
      bucket: 'frozen',
      amount: negate(amount),
      currency,
      counted: { withdrawal: amount },
    },
    paid,
    ...(compare(fee, '0') === 0 ? [] : [{ ...paid, firmAccount: 'fee', amount: fee } as const]),
  ];
}

/** The payment came back: the whole amount is available again, the fee with it. */
const giveBackEntries = (payout: Payout): Entry[] =>
  reversed(payoutEntries(payout)).map((entry) =>
    'bucket' in entry ? { ...entry, bucket: 'available' } : entry,
  );

type WithdrawalRecord = typeof withdrawal.$inferSelect;

/**
 * A change of state with its money, in the caller's transaction: approval pays out, a rejection frees the money, a
 * rollback gives it back. The caller has locked the withdrawal and asked `denialFor`, and writes the audit entry.
 */
export async function settleStep(tx: Transaction, record: WithdrawalRecord, step: Step) {
  const { riskLevel, riskReasons, riskCheckedAt } = record;
  const more = step.action === 'rollback' ? {} : { riskLevel, riskReasons, riskCheckedAt };
  const { changed, after, audit } = decided(record, step, { more, facts: factsOf(record, step) });
  const { actorId, at } = step;
  const action = `withdrawal.${after.status}`;
  const subject = { type: 'withdrawal', id: record.id };
  // Records before accounts, as an order is booked: both are counted for the client, one after the other.
  await tx.update(withdrawal).set(changed).where(eq(withdrawal.id, record.id));
  const entries = entriesOf[step.action](record);
  const posting = { kind: action, reference: subject, actorId, entries, at };
  const accounts = await postTransaction(tx, posting);
  const changes = [withdrawalChange(after), ...accounts];
  const entry: AuditEntry = { action, subject, ...audit, changed: changes };
  return { after, audit: entry };
}

const entriesOf: Readonly<Record<Step['action'], (record: WithdrawalRecord) => Entry[]>> = {
  approve: payoutEntries,
  reject: (record) => reversed(freezeEntries(record)),
  rollback: giveBackEntries,
};

function factsOf(
  record: WithdrawalRecord,
  { action, overrideReason = null }: Step,
): Record<string, unknown> {
  const { currency, payoutReference } = record;
  if (action === 'approve') {
    return {
      paid_out: `${record.netAmount} ${currency}`,
      fee: `${record.fee} ${currency}`,
      ...overrideFacts(overrideReason, record),
    };
  }
  if (action === 'reject') return {};
  const returned = { payout_phase: 'returned', reference_no: payoutReference };
  return {
    given_back: `${record.amount} ${currency}`,
    ...(record.sentAt !== null && returned),
  };
}

export const withdrawalReview = reviewOf<WithdrawalRow, Schemas.Withdrawal>({
  type: 'withdrawal',
  record: (row) => row.withdrawal,
  find: requireWithdrawalRow,
  lock: lockedInScope(withdrawal, requireWithdrawalRow),
  denial: denialFor,
  rollbackDenial: (row, approver) => denialFor('rollback', row, approver),
  act: withdrawalAct,
  view: withdrawalView,
  risk: {
    table: withdrawal,
    assess: assessWithdrawal,
    put: ({ withdrawal }, risk) => ({ withdrawal: { ...withdrawal, ...risk } }),
  },
  applyStep: async (tx, row, step) => (await settleStep(tx, row.withdrawal, step)).audit,
});

export const withdrawalQuestions = questionsAbout(
  'withdrawal',
  withdrawalReview,
  (row) => row.withdrawal,
);

/** Writes to the audit log who looked. Throws NOT_FOUND for coins. */
export async function revealDestination(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<Schemas.RevealedDestination> {
  const { destination } = (await requireWithdrawalRow(tx, actorOf(context), id)).withdrawal;
  if (destination.kind !== 'bank') throw new Problem('NOT_FOUND');
  const subject = { type: 'withdrawal', id };
  await writeAudit(tx, context, { action: 'withdrawal.acc_no_revealed', subject, changed: [] });
  return { acc_no: destination.acc_no, phone: destination.phone };
}
