import { sql } from 'drizzle-orm';
import { bigserial, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { account } from './client.ts';
import { id, money, time } from './columns.ts';
import { staffUser } from './staff.ts';

/** Append-only: triggers refuse every change (see the migrations). */
export const ledgerTransaction = pgTable(
  'ledger_transaction',
  {
    id: id(),
    kind: text('kind').notNull(),
    referenceType: text('reference_type').notNull(),
    referenceId: uuid('reference_id').notNull(),
    actorId: uuid('actor_id').references(() => staffUser.id),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  // The last line of defence against a double decision: one posting a kind and record.
  (t) => [uniqueIndex('ledger_transaction_once').on(t.referenceType, t.referenceId, t.kind)],
);

/** Append-only. The entries of a transaction sum to zero in each currency (deferred trigger). */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransaction.id),
    accountId: uuid('account_id').references(() => account.id),
    firmAccount: text('firm_account'),
    bucket: text('bucket', { enum: ['available', 'frozen'] })
      .notNull()
      .default('available'),
    amount: money('amount').notNull(),
    currency: text('currency').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('ledger_entry_transaction').on(t.transactionId),
    index('ledger_entry_account').on(t.accountId, t.seq),
    index('ledger_entry_time').on(t.createdAt, t.seq),
    check('ledger_entry_one_side', sql`(${t.accountId} is null) <> (${t.firmAccount} is null)`),
    check('ledger_entry_moves_something', sql`${t.amount} <> 0`),
  ],
);
