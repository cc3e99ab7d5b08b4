import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { account, client } from './client.ts';
import { id, money, risky, time, versioned } from './columns.ts';
import { file } from './platform.ts';
import { staffUser } from './staff.ts';

export const deposit = pgTable(
  'deposit',
  {
    id: id(),
    orderNo: text('order_no').notNull().unique(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    subType: text('sub_type', { enum: ['bank', 'crypto', 'exchange'] }).notNull(),
    amount: money('amount').notNull(),
    currency: text('currency').notNull(),
    accountCurrency: text('account_currency').notNull(),
    /** From `currency` to `account_currency`, frozen at booking. */
    rate: numeric('rate', { precision: 20, scale: 10 }).notNull(),
    rateAt: time('rate_at').notNull(),
    creditedAmount: money('credited_amount').notNull(),
    /** Frozen at booking, for the two-person limit; null if no rate led there. */
    baseAmount: money('base_amount'),
    payerName: text('payer_name'),
    referenceNo: text('reference_no'),
    txid: text('txid'),
    network: text('network'),
    address: text('address'),
    confirmations: integer('confirmations'),
    confirmationsById: uuid('confirmations_by_id').references(() => staffUser.id),
    confirmationsAt: time('confirmations_at'),
    screenshotId: uuid('screenshot_id').references(() => file.id),
    status: text('status', { enum: ['pending', 'approved', 'rejected', 'rolled_back'] })
      .notNull()
      .default('pending'),
    /** The member of staff who made it; null if the client did. */
    makerId: uuid('maker_id').references(() => staffUser.id),
    madeAt: time('made_at').notNull().defaultNow(),
    checkerId: uuid('checker_id').references(() => staffUser.id),
    checkedAt: time('checked_at'),
    reasonCode: text('reason_code'),
    reason: text('reason'),
    rolledBackById: uuid('rolled_back_by_id').references(() => staffUser.id),
    rolledBackAt: time('rolled_back_at'),
    rollbackReason: text('rollback_reason'),
    remark: text('remark'),
    clientRemark: text('client_remark'),
    ...risky(),
    ...versioned(),
  },
  (t) => [
    // With what the list filters by and sums: a count, and a page in the middle, read half a million entries.
    index('deposit_created').on(
      ...[t.createdAt, t.id, t.clientId, t.status, t.subType, t.currency, t.amount, t.baseAmount],
    ),
    index('deposit_status_created').on(t.status, t.createdAt, t.id, t.clientId),
    index('deposit_currency_created').on(t.currency, t.createdAt, t.id),
    index('deposit_sub_type_created').on(t.subType, t.createdAt, t.id),
    index('deposit_network_created')
      .on(sql`upper(${t.network})`, t.createdAt, t.id)
      .where(sql`${t.network} is not null`),
    index('deposit_risk').on(t.riskLevel, t.createdAt, t.id),
    index('deposit_risk_checked').on(t.riskCheckedAt).where(sql`${t.status} = 'pending'`),
    index('deposit_client').on(t.clientId, t.createdAt),
    index('deposit_amount').on(
      ...[t.amount, t.id, t.clientId, t.status, t.subType, t.currency, t.createdAt, t.baseAmount],
    ),
    index('deposit_checked').on(sql`coalesce(${t.checkedAt}, '-infinity'::timestamptz)`, t.id),
    index('deposit_rolled_back').on(t.rolledBackAt),
    index('deposit_approved_by_maker')
      .on(t.createdAt, t.id)
      .where(sql`${t.checkerId} = ${t.makerId}`),
    uniqueIndex('deposit_screenshot').on(t.screenshotId),
    // The operator class lets a beginning use them, too.
    index('deposit_reference').on(t.referenceNo.op('text_pattern_ops')),
    index('deposit_txid').on(t.txid.op('text_pattern_ops')),
    check('deposit_confirmations', sql`${t.confirmations} >= 0`),
    check('deposit_amount_positive', sql`${t.amount} > 0 and ${t.creditedAmount} > 0`),
  ],
);
