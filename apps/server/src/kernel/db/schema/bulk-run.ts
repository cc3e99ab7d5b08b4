import type { Schemas } from '@brokerdesk/sdk';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, money, time, versioned } from './columns.ts';
import { staffUser } from './staff.ts';

/** One operation over many records, in the name of the user who has started it. */
export const bulkRun = pgTable(
  'bulk_run',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => staffUser.id),
    /** In which it was started or last retried. */
    sessionId: uuid('session_id').notNull(),
    ip: text('ip').notNull(),
    deviceOs: text('device_os', {
      enum: ['Mac', 'Windows', 'Linux', 'iOS', 'Android', 'Unknown'],
    }).notNull(),
    deviceType: text('device_type', { enum: ['mobile', 'desktop'] }).notNull(),
    incognito: boolean('incognito').notNull(),
    requestId: text('request_id').notNull(),
    operation: text('operation').$type<Schemas.BulkOperation>().notNull(),
    kind: text('kind').$type<Schemas.BulkKind>(),
    /** Fields that all items share. */
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    status: text('status', { enum: ['running', 'stopping', 'stopped', 'finished'] })
      .notNull()
      .default('running'),
    stopReason: text('stop_reason', { enum: ['user', 'access'] }),
    /** Until when the replica that works on it has it for itself. */
    leasedUntil: time('leased_until'),
    seenAt: time('seen_at'),
    finishedAt: time('finished_at'),
    ...versioned(),
  },
  (t) => [
    index('bulk_run_user').on(t.userId, t.createdAt),
    index('bulk_run_open').on(t.createdAt).where(sql`${t.status} in ('running', 'stopping')`),
  ],
);

export const bulkItem = pgTable(
  'bulk_item',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => bulkRun.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Fields of this item beside those of the run, with the version that the user saw. */
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    /** Money that the item moves, as it stood when the run began. */
    amount: money('amount'),
    currency: text('currency'),
    /** A trigger refuses every change of what is done or proposed. */
    state: text('state', { enum: ['waiting', 'done', 'proposed', 'refused', 'skipped'] })
      .notNull()
      .default('waiting'),
    problem: jsonb('problem').$type<Schemas.Problem>(),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.position] }),
    uniqueIndex('bulk_item_once').on(t.runId, t.subjectId),
  ],
);
