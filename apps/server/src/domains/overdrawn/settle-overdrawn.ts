import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { newId } from '../../kernel/db/new-id.ts';
import { loanRepayment, overdrawn } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import {
  compare,
  type Decimal,
  minus,
  moneyInWords,
  negate,
  plus,
  smaller,
} from '../../kernel/money/decimal.ts';
import type { AuditEntry } from '../../platform/audit-log.ts';
import type { Change } from '../../platform/changes.ts';
import { type Entry, postTransaction } from '../../platform/ledger/ledger.ts';
import type { AuditReason } from '../approval/reason.ts';
import { overdrawnChange } from './overdrawn-row.ts';
import { dayMs, type LoanFigures, type OverdrawnRecord, reckonLoan } from './reckon-loan.ts';

type Credit = Pick<OverdrawnRecord, 'subType' | 'accountId' | 'amount' | 'currency'>;

/** The money of an approved record, from the firm to the client; of a loan it is owed as well. */
export function creditEntries({ subType, accountId, amount, currency }: Credit): Entry[] {
  return [
    { firmAccount: subType, amount: negate(amount), currency },
    {
      accountId,
      bucket: 'available',
      amount,
      currency,
      counted: subType === 'loan' ? { loan: amount, outstanding: amount } : { [subType]: amount },
    },
  ];
}

/** What a payment goes to. */
export interface PaymentParts {
  amount: Decimal;
  fine: Decimal;
  interest: Decimal;
  principal: Decimal;
}

/** The money of a payment, from the client to where the firm keeps each part of it. */
export function paymentEntries(
  { accountId, currency }: Pick<OverdrawnRecord, 'accountId' | 'currency'>,
  { amount, fine, interest, principal }: PaymentParts,
): Entry[] {
  const parts = [
    { firmAccount: 'fine', amount: fine, currency },
    { firmAccount: 'interest', amount: interest, currency },
    { firmAccount: 'loan', amount: principal, currency },
  ] as const;
  return [
    {
      accountId,
      bucket: 'available',
      amount: negate(amount),
      currency,
      counted: { outstanding: negate(principal) },
    },
    ...parts.filter((part) => compare(part.amount, '0') > 0),
  ];
}

/** Who settles, and when. */
export interface Settlement {
  actorId: string;
  at: Date;
}

export interface Settled {
  after: OverdrawnRecord;
  /** For the caller to write, last. */
  audit: AuditEntry;
}

/*
 * The changes of state, each with its money, in the caller's transaction. The caller has
 * locked the record and asked whether it is possible.
 */

/** Credits the account; the term of a loan begins. */
export async function approve(
  tx: Transaction,
  record: OverdrawnRecord,
  why: AuditReason,
  { actorId, at }: Settlement,
): Promise<Settled> {
  const accounts = await postTransaction(tx, {
    kind: `${record.subType}.approved`,
    reference: { type: 'overdrawn', id: record.id },
    actorId,
    entries: creditEntries(record),
    at,
  });
  const { termDays } = record;
  const change = {
    status: 'approved',
    checkerId: actorId,
    checkedAt: at,
    ...why,
    ...(termDays !== null && {
      disbursedAt: at,
      dueAt: new Date(at.getTime() + termDays * dayMs),
    }),
  } as const;
  const facts = { credited: `${record.amount} ${record.currency}`, ...why };
  return store(tx, record, change, { at, facts, accounts, happened: 'approved' });
}

export function reject(
  tx: Transaction,
  record: OverdrawnRecord,
  why: AuditReason,
  { actorId, at }: Settlement,
): Promise<Settled> {
  const change = { status: 'rejected', checkerId: actorId, checkedAt: at, ...why } as const;
  return store(tx, record, change, { at, facts: { ...why }, accounts: [], happened: 'rejected' });
}

/**
 * Takes a payment: the late charge first, then the interest, then the principal. Throws
 * REPAYMENT_TOO_LARGE where it is more than all of them, and INSUFFICIENT_FUNDS where the account
 * has less available.
 */
export async function repay(
  tx: Transaction,
  record: OverdrawnRecord,
  amount: Decimal,
  { actorId, at, id = newId() }: { actorId: string | null; at: Date; id?: string },
): Promise<Settled> {
  const figures = reckonLoan(record, at);
  if (compare(amount, figures.outstanding) > 0) {
    const outstanding = moneyInWords(figures.outstanding, record.currency);
    throw new Problem('REPAYMENT_TOO_LARGE', { values: { outstanding } });
  }
  const parts = divide(amount, figures);
  await tx
    .insert(loanRepayment)
    .values({ id, loanId: record.id, ...parts, actorId, createdAt: at });
  const accounts = await postTransaction(tx, {
    kind: 'loan.repaid',
    reference: { type: 'loan_repayment', id },
    actorId,
    entries: paymentEntries(record, parts),
    at,
  });
  const completed = compare(amount, figures.outstanding) === 0;
  const change = {
    status: completed ? 'completed' : 'outstanding',
    completedAt: completed ? at : null,
    ...figures.counted,
    principalRepaid: plus(record.principalRepaid, parts.principal),
    interestRepaid: plus(record.interestRepaid, parts.interest),
    fineRepaid: plus(record.fineRepaid, parts.fine),
  } as const;
  const facts = { payment_id: id, currency: record.currency, ...parts };
  return store(tx, record, change, {
    at,
    facts,
    accounts,
    happened: completed ? 'completed' : 'repaid',
  });
}

function divide(amount: Decimal, { fineLeft, interestLeft }: LoanFigures): PaymentParts {
  const fine = smaller(amount, fineLeft);
  const interest = smaller(minus(amount, fine), interestLeft);
  return { amount, fine, interest, principal: minus(minus(amount, fine), interest) };
}

async function store(
  tx: Transaction,
  record: OverdrawnRecord,
  change: Partial<OverdrawnRecord> & Pick<OverdrawnRecord, 'status'>,
  how: { at: Date; facts: Record<string, unknown>; accounts: Change[]; happened: string },
): Promise<Settled> {
  const { at, facts, accounts, happened } = how;
  const changed = { ...change, version: record.version + 1, updatedAt: at };
  const after = { ...record, ...changed };
  await tx.update(overdrawn).set(changed).where(eq(overdrawn.id, record.id));
  const audit = {
    action: `${record.subType}.${happened}`,
    subject: { type: 'overdrawn', id: record.id },
    before: { status: record.status, version: record.version },
    after: { status: after.status, version: after.version, ...facts },
    at,
    changed: [overdrawnChange(after), ...accounts],
  };
  return { after, audit };
}
