import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

export const event = pgTable(
  'event',
  {
    /** Given out under the lock of the audit chain's head: the order of the numbers is that of the commits. */
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    at: time('at').notNull().defaultNow(),
    topic: text('topic').notNull(),
    recordId: text('record_id').notNull(),
    version: integer('version').notNull(),
    /** Whose record it is, for the scope of the subscribers; null if it is no client's. */
    clientId: uuid('client_id'),
    /** Limits the event to one user; null addresses all who may read it. */
    userId: uuid('user_id'),
  },
  (t) => [index('event_at').on(t.at)],
);
