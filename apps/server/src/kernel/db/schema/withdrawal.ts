import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { account, client } from './client.ts';
import { id, money, time, versioned } from './columns.ts';
import { risky } from './risk-columns.ts';
import { staffUser } from './staff.ts';

/** Where the money goes, as it stood when it was asked for: later changes of the client's do not reach it. */
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
    /** What leaves the account, the fee included. */
    amount: money('amount').notNull(),
    fee: money('fee').notNull(),
    /** What is paid out: the fee is taken from the amount, and never asked for beforehand. */
    netAmount: money('net_amount').notNull(),
    currency: text('currency').notNull(),
    /** The amount in the base currency when asked, for the two-person limit; null where no rate led there. */
    baseAmount: money('base_amount'),
    destination: jsonb('destination').$type<Destination>().notNull(),
    /** The same for the same destination, however its details were written. */
    destinationKey: text('destination_key').notNull(),
    /** When the client asked for money to this destination for the first time. */
    firstUsedAt: time('first_used_at').notNull(),
    status: text('status', { enum: ['pending', 'approved', 'rejected', 'rolled_back'] })
      .notNull()
      .default('pending'),
    /** The member of staff who made it; null where the client did. */
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
    index('withdrawal_created').on(t.createdAt, t.id),
    index('withdrawal_status_created').on(t.status, t.createdAt, t.id),
    index('withdrawal_risk').on(t.riskLevel, t.createdAt, t.id),
    index('withdrawal_risk_checked').on(t.riskCheckedAt).where(sql`${t.status} = 'pending'`),
    index('withdrawal_client').on(t.clientId, t.createdAt),
    index('withdrawal_destination').on(t.clientId, t.destinationKey, t.madeAt),
    index('withdrawal_destination_key').on(t.destinationKey, t.clientId, t.madeAt),
    // What the search finds only whole: the number, the address and the name that the money goes to.
    index('withdrawal_destination_words').using(
      'gin',
      sql`(array[${t.destination}->>'acc_no', ${t.destination}->>'address', ${t.destination}->>'holder_name'])`,
    ),
    index('withdrawal_amount').on(t.amount, t.id),
    index('withdrawal_checked').on(sql`coalesce(${t.checkedAt}, '-infinity'::timestamptz)`, t.id),
    check(
      'withdrawal_adds_up',
      sql`${t.fee} >= 0 and ${t.netAmount} > 0 and ${t.amount} = ${t.netAmount} + ${t.fee}`,
    ),
  ],
);
