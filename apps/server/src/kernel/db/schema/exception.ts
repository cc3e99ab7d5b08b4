import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { id, time, versioned } from './columns.ts';
import { staffUser } from './staff.ts';

/** Data that contradicts itself, as a check has found it: one row a check and subject, for good. */
export const dataException = pgTable(
  'data_exception',
  {
    id: id(),
    checkName: text('check_name').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    /** As people name it: an account or order number, a code, a reference. */
    subjectName: text('subject_name').notNull(),
    /** Whose data it is; null if it is no client's, or that of several. */
    clientId: uuid('client_id').references(() => client.id),
    expected: text('expected').notNull(),
    found: text('found').notNull(),
    /** Whether the last check still found it. */
    present: boolean('present').notNull().default(true),
    status: text('status', { enum: ['open', 'resolved'] })
      .notNull()
      .default('open'),
    firstSeenAt: time('first_seen_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
    reopenedAt: time('reopened_at'),
    note: text('note'),
    resolvedById: uuid('resolved_by_id').references(() => staffUser.id),
    resolvedAt: time('resolved_at'),
    ...versioned(),
  },
  (t) => [
    // The last line of defence against a duplicate, however many checks run at once.
    uniqueIndex('data_exception_subject').on(t.checkName, t.subjectType, t.subjectId),
    index('data_exception_first_seen').on(t.firstSeenAt, t.id),
    index('data_exception_client').on(t.clientId),
  ],
);

/** How many exceptions a check found on a day, in the app's time zone, as its last run of that day had it. */
export const exceptionDay = pgTable(
  'exception_day',
  {
    checkName: text('check_name').notNull(),
    day: date('day').notNull(),
    found: integer('found').notNull(),
  },
  (t) => [primaryKey({ columns: [t.checkName, t.day] })],
);
