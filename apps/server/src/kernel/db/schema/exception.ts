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

export const dataException = pgTable(
  'data_exception',
  {
    id: id(),
    checkName: text('check_name').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    subjectName: text('subject_name').notNull(),
    clientId: uuid('client_id').references(() => client.id),
    expected: text('expected').notNull(),
    found: text('found').notNull(),
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
    uniqueIndex('data_exception_subject').on(t.checkName, t.subjectType, t.subjectId),
    index('data_exception_first_seen').on(t.firstSeenAt, t.id),
    index('data_exception_client').on(t.clientId),
  ],
);

export const exceptionDay = pgTable(
  'exception_day',
  {
    checkName: text('check_name').notNull(),
    day: date('day').notNull(),
    found: integer('found').notNull(),
  },
  (t) => [primaryKey({ columns: [t.checkName, t.day] })],
);
