import { sql } from 'drizzle-orm';
import { check, index, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { account, client } from './client.ts';
import { id, money, time } from './columns.ts';
import { staffUser } from './staff.ts';

/** Append-only, by a trigger. */
export const conversion = pgTable(
  'conversion',
  {
    id: id(),
    orderNo: text('order_no').notNull().unique(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id),
    fromAccountId: uuid('from_account_id')
      .notNull()
      .references(() => account.id),
    toAccountId: uuid('to_account_id')
      .notNull()
      .references(() => account.id),
    amount: money('amount').notNull(),
    fee: money('fee').notNull().default('0'),
    currency: text('currency').notNull(),
    received: money('received').notNull(),
    receivedCurrency: text('received_currency').notNull(),
    rate: numeric('rate', { precision: 20, scale: 10 }).notNull(),
    rateAt: time('rate_at').notNull(),
    makerId: uuid('maker_id').references(() => staffUser.id),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('conversion_created').on(t.createdAt, t.id),
    index('conversion_client').on(t.clientId, t.createdAt),
    check('conversion_of_two_accounts', sql`${t.fromAccountId} <> ${t.toAccountId}`),
    check('conversion_fee_within_amount', sql`${t.fee} >= 0 and ${t.fee} < ${t.amount}`),
    check('conversion_amount_positive', sql`${t.amount} > 0 and ${t.received} > 0`),
  ],
);
