import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, money, time } from './columns.ts';
import { deposit } from './deposit.ts';
import { staffUser } from './staff.ts';
import { withdrawal } from './withdrawal.ts';

const day = (name: string) => date(name, { mode: 'string' });

export const ownBankAccount = pgTable('own_bank_account', {
  id: id(),
  bankName: text('bank_name').notNull(),
  accNo: text('acc_no').notNull(),
  /** The number without blanks, and the currency. */
  accKey: text('acc_key').notNull().unique(),
  currency: text('currency').notNull(),
  csvMapping: jsonb('csv_mapping').$type<Readonly<Record<string, string | null>>>(),
  createdById: uuid('created_by_id')
    .notNull()
    .references(() => staffUser.id),
  createdAt: time('created_at').notNull().defaultNow(),
});

/** Rows never change. */
export const bankStatement = pgTable(
  'bank_statement',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => ownBankAccount.id),
    format: text('format', { enum: ['csv', 'ofx', 'mt940', 'camt053'] }).notNull(),
    number: text('number').notNull(),
    fromDay: day('from_day').notNull(),
    toDay: day('to_day').notNull(),
    opening: money('opening').notNull(),
    closing: money('closing').notNull(),
    lineCount: integer('line_count').notNull(),
    sha256: text('sha256').notNull(),
    importedById: uuid('imported_by_id')
      .notNull()
      .references(() => staffUser.id),
    importedAt: time('imported_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('bank_statement_identity').on(t.accountId, t.number, t.fromDay, t.toDay),
    uniqueIndex('bank_statement_file').on(t.accountId, t.sha256),
    index('bank_statement_period').on(t.accountId, t.toDay),
  ],
);

export const bankStatementLine = pgTable(
  'bank_statement_line',
  {
    id: id(),
    statementId: uuid('statement_id')
      .notNull()
      .references(() => bankStatement.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => ownBankAccount.id),
    position: integer('position').notNull(),
    day: day('day').notNull(),
    /** Above zero for money that comes in. */
    amount: money('amount').notNull(),
    currency: text('currency').notNull(),
    payer: text('payer'),
    reference: text('reference'),
    text: text('text').notNull(),
    reversal: boolean('reversal').notNull(),
    /** The same for the same line of another statement of the account. */
    lineKey: text('line_key').notNull(),
    repeatsId: uuid('repeats_id').references((): AnyPgColumn => bankStatementLine.id),
  },
  (t) => [
    uniqueIndex('bank_statement_line_position').on(t.statementId, t.position),
    uniqueIndex('bank_statement_line_once')
      .on(t.accountId, t.lineKey)
      .where(sql`${t.repeatsId} is null`),
    index('bank_statement_line_day').on(t.day, t.id),
    check('bank_statement_line_amount', sql`${t.amount} <> 0`),
  ],
);

export const bankMatch = pgTable(
  'bank_match',
  {
    id: id(),
    kind: text('kind', { enum: ['matched', 'ignored'] }).notNull(),
    /** Sum of the lines less the records. */
    difference: money('difference').notNull(),
    currency: text('currency').notNull(),
    reasonCode: text('reason_code'),
    reason: text('reason'),
    madeById: uuid('made_by_id')
      .notNull()
      .references(() => staffUser.id),
    madeAt: time('made_at').notNull().defaultNow(),
  },
  (t) => [index('bank_match_made').on(t.madeAt, t.id)],
);

/** Each line and each record is part of one match. */
export const bankMatchItem = pgTable(
  'bank_match_item',
  {
    id: id(),
    matchId: uuid('match_id')
      .notNull()
      .references(() => bankMatch.id, { onDelete: 'cascade' }),
    lineId: uuid('line_id')
      .unique()
      .references(() => bankStatementLine.id),
    depositId: uuid('deposit_id')
      .unique()
      .references(() => deposit.id),
    withdrawalId: uuid('withdrawal_id')
      .unique()
      .references(() => withdrawal.id),
  },
  (t) => [
    index('bank_match_item_match').on(t.matchId),
    check(
      'bank_match_item_one',
      sql`num_nonnulls(${t.lineId}, ${t.depositId}, ${t.withdrawalId}) = 1`,
    ),
  ],
);
