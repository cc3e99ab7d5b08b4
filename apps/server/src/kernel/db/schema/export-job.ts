import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, time, versioned } from './columns.ts';
import { staffUser } from './staff.ts';

/** The export of a list that is too long to wait for, in the name of the user who asked for it. */
export const exportJob = pgTable(
  'export_job',
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
    language: text('language', { enum: ['zh-CN', 'en-US'] }).notNull(),
    /** The export of the contract, its path parameters and query. */
    path: text('path').notNull(),
    parameters: jsonb('parameters').$type<Record<string, string>>().notNull(),
    query: jsonb('query').$type<Record<string, unknown>>().notNull(),
    fileName: text('file_name').notNull(),
    format: text('format', { enum: ['csv', 'xlsx'] }).notNull(),
    status: text('status', {
      enum: ['waiting', 'running', 'ready', 'failed', 'stopped', 'deleted'],
    })
      .notNull()
      .default('waiting'),
    reason: text('reason', { enum: ['access', 'size', 'error'] }),
    /** Counted when it was asked for. */
    expected: integer('expected').notNull(),
    rows: integer('rows').notNull().default(0),
    bytes: integer('bytes').notNull().default(0),
    /** Whose rights the file was made with, and the clients in scope then; null if they were all. */
    role: text('role'),
    clientIds: uuid('client_ids').array(),
    /** Counts the starts; only the latest writes. */
    attempt: integer('attempt').notNull().default(0),
    /** Until when the replica that works on it has it for itself. */
    leasedUntil: time('leased_until'),
    finishedAt: time('finished_at'),
    /** When the file is removed; null until there is one. */
    expiresAt: time('expires_at'),
    ...versioned(),
  },
  (t) => [
    index('export_job_user').on(t.userId, t.createdAt),
    index('export_job_open').on(t.createdAt).where(sql`${t.status} in ('waiting', 'running')`),
    index('export_job_expiry').on(t.expiresAt),
  ],
);

/** A part of a file, in the store of files under its id. */
export const exportPiece = pgTable(
  'export_piece',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => exportJob.id),
    position: integer('position').notNull(),
    fileId: uuid('file_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.position] })],
);
