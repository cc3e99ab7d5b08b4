import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

/** The keys of the server, encrypted under JWT_SECRET. */
export const serverKey = pgTable(
  'server_key',
  {
    purpose: text('purpose', {
      enum: [
        'access-token',
        'audit-log',
        'captcha',
        'client-code',
        'fingerprint',
        'id-no',
        'invitation',
        'recovery-code',
        'seal',
        'upload',
      ],
    }).notNull(),
    /** From 1, which is derived from the first JWT_SECRET. */
    number: integer('number').notNull(),
    state: text('state', { enum: ['next', 'current', 'previous', 'dropped'] }).notNull(),
    /** Null once dropped. A replaced key of the audit log leaves its public half. */
    sealed: text('sealed'),
    createdAt: time('created_at').notNull().defaultNow(),
    replacedAt: time('replaced_at'),
  },
  (t) => [
    primaryKey({ columns: [t.purpose, t.number] }),
    uniqueIndex('server_key_current').on(t.purpose).where(sql`${t.state} = 'current'`),
    uniqueIndex('server_key_next').on(t.purpose).where(sql`${t.state} = 'next'`),
  ],
);
