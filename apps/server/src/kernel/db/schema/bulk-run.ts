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

export const bulkRun = pgTable(
  'bulk_run',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => staffUser.id),
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
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    status: text('status', { enum: ['running', 'stopping', 'stopped', 'finished'] })
      .notNull()
      .default('running'),
    stopReason: text('stop_reason', { enum: ['user', 'access'] }),
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
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
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
