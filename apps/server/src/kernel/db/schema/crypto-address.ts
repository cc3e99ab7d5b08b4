import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, time, versioned } from './columns.ts';
import { staffUser } from './staff.ts';

export const cryptoAddress = pgTable(
  'crypto_address',
  {
    id: id(),
    coin: text('coin').notNull(),
    network: text('network', {
      enum: ['bitcoin', 'litecoin', 'tron', 'ethereum', 'bsc'],
    }).notNull(),
    address: text('address').notNull(),
    memo: text('memo'),
    note: text('note'),
    status: text('status', { enum: ['pending', 'enabled', 'disabled', 'rejected'] })
      .notNull()
      .default('pending'),
    makerId: uuid('maker_id')
      .notNull()
      .references(() => staffUser.id),
    madeAt: time('made_at').notNull().defaultNow(),
    checkerId: uuid('checker_id').references(() => staffUser.id),
    checkedAt: time('checked_at'),
    reasonCode: text('reason_code'),
    reason: text('reason'),
    updatedById: uuid('updated_by_id').references(() => staffUser.id),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('crypto_address_once').on(t.coin, t.network, t.address),
    index('crypto_address_created').on(t.createdAt, t.id),
    check(
      'crypto_address_two_people',
      sql`${t.status} <> 'enabled' or (${t.checkerId} is not null and ${t.checkerId} <> ${t.makerId})`,
    ),
  ],
);
