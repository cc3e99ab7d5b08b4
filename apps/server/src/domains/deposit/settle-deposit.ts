import type { Transaction } from '../../kernel/db/database.ts';
import { deposit } from '../../kernel/db/schema.ts';
import { updateChanged } from '../../kernel/db/update-each.ts';
import { negate } from '../../kernel/money/decimal.ts';
import type { AuditEntry } from '../../platform/audit-log.ts';
import type { Change } from '../../platform/changes.ts';
import { type Entry, postTransactions, reversed } from '../../platform/ledger/ledger.ts';
import { decided } from '../approval/decided.ts';
import type { Step } from '../approval/reviewed-record.ts';
import { overrideFacts } from '../risk/refuse-risk.ts';
import { depositChange } from './deposit-row.ts';

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
