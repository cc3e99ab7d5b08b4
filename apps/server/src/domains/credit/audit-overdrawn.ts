import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { newId } from '../../kernel/db/order-no.ts';
import { loanRepayment, overdrawn } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import {
  compare,
  type Decimal,
  minus,
  moneyText,
  negate,
  plus,
  smaller,
} from '../../kernel/money/decimal.ts';
import type { AuditEntry } from '../../platform/audit-log.ts';
import { type Entry, postTransaction } from '../../platform/ledger/ledger.ts';
import { decided } from '../approval/record-decision.ts';
import { reviewOf, type Step } from '../approval/reviewed-record.ts';
import { lockedInScope } from '../client-access/client-scope.ts';
import { computeLoan, dayMs, type LoanFigures, type OverdrawnRecord } from './compute-loan.ts';
import {
  denialFor,
  type OverdrawnRow,
  overdrawnAct,
  overdrawnChange,
  overdrawnView,
  requireOverdrawnRow,
} from './overdrawn-row.ts';

function creditEntries({ subType, accountId, amount, currency }: OverdrawnRecord): Entry[] {
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

function paymentEntries(
  { accountId, currency }: OverdrawnRecord,
  { amount, fine, interest, principal }: ReturnType<typeof divide>,
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

/**
 * Approves, which credits the account and begins the term of a loan, or rejects. The caller has locked the record and
 * asked whether it is possible, and writes the audit entry, last.
 */
export async function settleStep(tx: Transaction, record: OverdrawnRecord, step: Step) {
  const { actorId, at } = step;
  const { termDays } = record;
  const approved = step.action === 'approve';
  const { changed, after, audit } = decided(record, step, {
    more:
      approved && termDays !== null
        ? { disbursedAt: at, dueAt: new Date(at.getTime() + termDays * dayMs) }
        : {},
    facts: approved ? { credited: `${record.amount} ${record.currency}` } : {},
  });
  const action = `${record.subType}.${after.status}`;
  const subject = { type: 'overdrawn', id: record.id };
  const accounts = approved
    ? await postTransaction(tx, {
        ...{ kind: action, reference: subject, actorId, at },
        entries: creditEntries(record),
      })
    : [];
  await tx.update(overdrawn).set(changed).where(eq(overdrawn.id, record.id));
  const changes = [overdrawnChange(after), ...accounts];
  const entry: AuditEntry = { action, subject, ...audit, changed: changes };
  return { after, audit: entry };
}

/**
 * Takes a payment: the late charge first, then the interest, then the principal. The caller writes the audit entry.
 * Throws REPAYMENT_TOO_LARGE if it exceeds their sum, and INSUFFICIENT_FUNDS if the account has less available.
 */
export async function repay(
  tx: Transaction,
  record: OverdrawnRecord,
  amount: Decimal,
  { actorId, at, id = newId() }: { actorId: string | null; at: Date; id?: string },
) {
  const figures = computeLoan(record, at);
  if (compare(amount, figures.outstanding) > 0) {
    const outstanding = moneyText(figures.outstanding, record.currency);
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
    version: record.version + 1,
    updatedAt: at,
    ...figures.counted,
    principalRepaid: plus(record.principalRepaid, parts.principal),
    interestRepaid: plus(record.interestRepaid, parts.interest),
    fineRepaid: plus(record.fineRepaid, parts.fine),
  } as const;
  const facts = { payment_id: id, currency: record.currency, ...parts };
  await tx.update(overdrawn).set(change).where(eq(overdrawn.id, record.id));
  const after: OverdrawnRecord = { ...record, ...change };
  const audit: AuditEntry = {
    action: `${record.subType}.${completed ? 'completed' : 'repaid'}`,
    subject: { type: 'overdrawn', id: record.id },
    before: { status: record.status, version: record.version },
    after: { status: after.status, version: after.version, ...facts },
    at,
    changed: [overdrawnChange(after), ...accounts],
  };
  return { after, audit };
}

function divide(amount: Decimal, { fineLeft, interestLeft }: LoanFigures) {
  const fine = smaller(amount, fineLeft);
  const interest = smaller(minus(amount, fine), interestLeft);
  return { amount, fine, interest, principal: minus(minus(amount, fine), interest) };
}

/** Gifts are not taken back, and loans are repaid. */
export const overdrawnReview = reviewOf<OverdrawnRow, Schemas.Overdrawn>({
  type: 'overdrawn',
  record: (row) => row.overdrawn,
  find: requireOverdrawnRow,
  lock: lockedInScope(overdrawn, requireOverdrawnRow),
  denial: denialFor,
  act: (_, row) => overdrawnAct(row),
  view: (row, approver) => overdrawnView(row, approver, new Date()),
  applyStep: async (tx, row, step) => (await settleStep(tx, row.overdrawn, step)).audit,
});
