import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { account, client } from './client.ts';
import { id, money, time, versioned } from './columns.ts';
import { staffUser } from './staff.ts';

/** Percent a year. */
const percent = (name: string) => numeric(name, { precision: 9, scale: 4 });

/** Money times days: with a rate, it is interest. Exact, however often the money changes. */
const moneyDays = (name: string) => numeric(name, { precision: 38, scale: 8 });

export const overdrawn = pgTable(
  'overdrawn',
  {
    id: id(),
    orderNo: text('order_no').notNull().unique(),
    subType: text('sub_type', { enum: ['loan', 'compensation', 'bonus'] }).notNull(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    amount: money('amount').notNull(),
    currency: text('currency').notNull(),
    baseAmount: money('base_amount'),
    status: text('status', {
      enum: ['pending', 'approved', 'rejected', 'outstanding', 'completed'],
    })
      .notNull()
      .default('pending'),

    // The terms of a loan, null for the others.
    apr: percent('apr'),
    /** On the principal left after the due date, beside the interest. */
    lateApr: percent('late_apr'),
    termDays: integer('term_days'),
    disbursedAt: time('disbursed_at'),
    dueAt: time('due_at'),
    completedAt: time('completed_at'),
    /** Days since it was paid out that the two sums below count. */
    countedDays: integer('counted_days').notNull().default(0),
    principalDays: moneyDays('principal_days').notNull().default('0'),
    lateDays: moneyDays('late_days').notNull().default('0'),
    principalRepaid: money('principal_repaid').notNull().default('0'),
    interestRepaid: money('interest_repaid').notNull().default('0'),
    fineRepaid: money('fine_repaid').notNull().default('0'),

    makerId: uuid('maker_id').references(() => staffUser.id),
    madeAt: time('made_at').notNull().defaultNow(),
    checkerId: uuid('checker_id').references(() => staffUser.id),
    checkedAt: time('checked_at'),
    creditReason: text('credit_reason', {
      enum: [
        'service_failure',
        'price_error',
        'delay',
        'promotion',
        'referral',
        'loyalty',
        'other',
      ],
    }),
    reasonCode: text('reason_code'),
    reason: text('reason'),
    remark: text('remark'),
    clientRemark: text('client_remark'),
    ...versioned(),
  },
  (t) => [
    index('overdrawn_created').on(t.createdAt, t.id),
    index('overdrawn_kind_created').on(t.subType, t.status, t.createdAt, t.id),
    index('overdrawn_client').on(t.clientId, t.createdAt),
    index('overdrawn_account').on(t.accountId, t.subType),
    index('overdrawn_amount').on(t.amount, t.id),
    index('overdrawn_checked').on(sql`coalesce(${t.checkedAt}, '-infinity'::timestamptz)`, t.id),
    index('overdrawn_due')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null and ${t.completedAt} is null`),
    check('overdrawn_amount_positive', sql`${t.amount} > 0`),
    check(
      'overdrawn_loan_has_terms',
      sql`(${t.subType} = 'loan') = (${t.apr} is not null and ${t.lateApr} is not null and ${t.termDays} is not null)`,
    ),
    check(
      'overdrawn_only_a_loan_is_repaid',
      sql`${t.subType} = 'loan' or ${t.status} not in ('outstanding', 'completed')`,
    ),
    check(
      'overdrawn_repaid_at_most_once',
      sql`${t.principalRepaid} between 0 and ${t.amount} and ${t.interestRepaid} >= 0 and ${t.fineRepaid} >= 0`,
    ),
  ],
);

/** Append-only, by a trigger. */
export const loanRepayment = pgTable(
  'loan_repayment',
  {
    id: id(),
    loanId: uuid('loan_id')
      .notNull()
      .references(() => overdrawn.id),
    amount: money('amount').notNull(),
    fine: money('fine').notNull(),
    interest: money('interest').notNull(),
    principal: money('principal').notNull(),
    actorId: uuid('actor_id').references(() => staffUser.id),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('loan_repayment_loan').on(t.loanId, t.createdAt),
    check(
      'loan_repayment_adds_up',
      sql`${t.amount} > 0 and ${t.fine} >= 0 and ${t.interest} >= 0 and ${t.principal} >= 0 and ${t.amount} = ${t.fine} + ${t.interest} + ${t.principal}`,
    ),
  ],
);
