import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { account, client } from './client.ts';
import { id, money, risky, time, versioned } from './columns.ts';
import { file } from './platform.ts';
import { staffUser } from './staff.ts';

export type Destination =
  | {
      kind: 'bank';
      bank_name: string;
      holder_name: string;
      acc_no: string;
      address: string | null;
      phone: string | null;
    }
  | { kind: 'crypto'; coin: string; network: string; address: string; memo: string | null };

export const withdrawal = pgTable(
  'withdrawal',
  {
    id: id(),
    orderNo: text('order_no').notNull().unique(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    amount: money('amount').notNull(),
    fee: money('fee').notNull(),
    /** Amount less the fee, which is never charged separately. */
    netAmount: money('net_amount').notNull(),
    currency: text('currency').notNull(),
    baseAmount: money('base_amount'),
    destination: jsonb('destination').$type<Destination>().notNull(),
    /** The same for the same destination, however its details were written. */
    destinationKey: text('destination_key').notNull(),
    firstUsedAt: time('first_used_at').notNull(),
    status: text('status', { enum: ['pending', 'approved', 'rejected', 'rolled_back'] })
      .notNull()
      .default('pending'),
    makerId: uuid('maker_id').references(() => staffUser.id),
    madeAt: time('made_at').notNull().defaultNow(),
    checkerId: uuid('checker_id').references(() => staffUser.id),
    checkedAt: time('checked_at'),
    reasonCode: text('reason_code'),
    reason: text('reason'),
    rolledBackById: uuid('rolled_back_by_id').references(() => staffUser.id),
    rolledBackAt: time('rolled_back_at'),
    rollbackReason: text('rollback_reason'),
    /** Whether the money has left: a trigger follows the state. Null of one approved before payouts were recorded. */
    payout: text('payout', { enum: ['to_send', 'sent', 'paid', 'returned'] }),
    payoutReference: text('payout_reference'),
    payoutReferenceKey: text('payout_reference_key'),
    payoutReceiptId: uuid('payout_receipt_id').references(() => file.id),
    sentOn: date('sent_on', { mode: 'string' }),
    sentById: uuid('sent_by_id').references(() => staffUser.id),
    sentAt: time('sent_at'),
    paidById: uuid('paid_by_id').references(() => staffUser.id),
    paidAt: time('paid_at'),
    remark: text('remark'),
    clientRemark: text('client_remark'),
    ...risky(),
    ...versioned(),
  },
  (t) => [
    index('withdrawal_created').on(t.createdAt, t.id),
    index('withdrawal_status_created').on(t.status, t.createdAt, t.id),
    index('withdrawal_risk').on(t.riskLevel, t.createdAt, t.id),
    index('withdrawal_risk_checked').on(t.riskCheckedAt).where(sql`${t.status} = 'pending'`),
    index('withdrawal_client').on(t.clientId, t.createdAt),
    index('withdrawal_destination').on(t.clientId, t.destinationKey, t.madeAt),
    index('withdrawal_destination_key').on(t.destinationKey, t.clientId, t.madeAt),
    index('withdrawal_destination_words').using(
      'gin',
      sql`(array[${t.destination}->>'acc_no', ${t.destination}->>'address', ${t.destination}->>'holder_name'])`,
    ),
    index('withdrawal_amount').on(t.amount, t.id),
    index('withdrawal_checked').on(sql`coalesce(${t.checkedAt}, '-infinity'::timestamptz)`, t.id),
    index('withdrawal_payout').on(t.payout, t.createdAt, t.id),
    index('withdrawal_payout_reference').on(t.payoutReference.op('text_pattern_ops')),
    uniqueIndex('withdrawal_payout_reference_key').on(t.payoutReferenceKey),
    uniqueIndex('withdrawal_payout_receipt').on(t.payoutReceiptId),
    check(
      'withdrawal_payout_phase',
      sql`case ${t.payout}
        when 'to_send' then ${t.status} = 'approved' and ${t.sentAt} is null and ${t.paidAt} is null
        when 'sent' then ${t.status} = 'approved' and ${t.sentAt} is not null and ${t.paidAt} is null
        when 'paid' then ${t.status} = 'approved' and ${t.sentAt} is not null and ${t.paidAt} is not null
        when 'returned' then ${t.status} = 'rolled_back' and ${t.sentAt} is not null
        else ${t.sentAt} is null and ${t.paidAt} is null end`,
    ),
    check(
      'withdrawal_payout_sent',
      sql`(${t.sentAt} is null) = (${t.payoutReferenceKey} is null)
        and (${t.sentAt} is null) = (${t.sentById} is null) and (${t.sentAt} is null) = (${t.sentOn} is null)
        and (${t.paidAt} is null) = (${t.paidById} is null)`,
    ),
    check(
      'withdrawal_adds_up',
      sql`${t.fee} >= 0 and ${t.netAmount} > 0 and ${t.amount} = ${t.netAmount} + ${t.fee}`,
    ),
  ],
);
