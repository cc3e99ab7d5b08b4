import type { Schemas } from '@brokerdesk/sdk';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, time, versioned } from './columns.ts';
import { staffUser } from './staff.ts';

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
    expected: integer('expected').notNull(),
    rows: integer('rows').notNull().default(0),
    bytes: integer('bytes').notNull().default(0),
    /** Whose rights the file was made with, and the clients in scope then; null if they were all. */
    role: text('role'),
    clientIds: uuid('client_ids').array(),
    /** Counts the starts; only the latest writes. */
    attempt: integer('attempt').notNull().default(0),
    leasedUntil: time('leased_until'),
    finishedAt: time('finished_at'),
    expiresAt: time('expires_at'),
    /** Needs no session; without a reference, since the file outlives the subscription. */
    subscriptionId: uuid('subscription_id'),
    mailAt: time('mail_at'),
    mailAttempt: smallint('mail_attempt').notNull().default(0),
    ...versioned(),
  },
  (t) => [
    index('export_job_mail').on(t.mailAt).where(sql`${t.mailAt} is not null`),
    index('export_job_user').on(t.userId, t.createdAt),
    index('export_job_open').on(t.createdAt).where(sql`${t.status} in ('waiting', 'running')`),
    index('export_job_expiry').on(t.expiresAt),
  ],
);

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

type Origin = Pick<
  typeof exportJob.$inferSelect,
  'sessionId' | 'ip' | 'deviceOs' | 'deviceType' | 'incognito' | 'requestId'
>;

export const reportSubscription = pgTable(
  'report_subscription',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => staffUser.id, { onDelete: 'cascade' }),
    report: text('report').$type<Schemas.ReportName>().notNull(),
    name: text('name').notNull(),
    search: jsonb('search').$type<Schemas.ViewSearch>().notNull(),
    every: text('every', { enum: ['day', 'week', 'month'] }).notNull(),
    weekday: smallint('weekday'),
    monthDay: smallint('month_day'),
    hour: smallint('hour').notNull(),
    byEmail: boolean('by_email').notNull(),
    origin: jsonb('origin').$type<Origin>().notNull(),
    language: text('language', { enum: ['zh-CN', 'en-US'] }).notNull(),
    /** In which `next_at` was computed: another one of the user moves it. */
    timezone: text('timezone').notNull(),
    nextAt: time('next_at'),
    stopped: text('stopped', { enum: ['access', 'disabled'] }),
    lastAt: time('last_at'),
    fault: text('fault', { enum: ['file', 'mail', 'address'] }),
    ...versioned(),
  },
  (t) => [
    index('report_subscription_user').on(t.userId),
    index('report_subscription_next').on(t.nextAt),
  ],
);
