import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';
import type { event } from './content.ts';
import { staffUser } from './staff.ts';

export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<Record<string, unknown>>().notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: time('updated_at').notNull().defaultNow(),
  updatedById: uuid('updated_by_id').references(() => staffUser.id),
});

/** Each change of a rate is a new row: booked rates never move. */
export const rate = pgTable(
  'rate',
  {
    id: id(),
    primary: text('primary_currency').notNull(),
    secondary: text('secondary_currency').notNull(),
    mid: numeric('mid', { precision: 20, scale: 10 }).notNull(),
    spread: numeric('spread', { precision: 20, scale: 10 }).notNull().default('0'),
    final: numeric('final', { precision: 20, scale: 10 }).notNull(),
    source: text('source').notNull(),
    effectiveAt: time('effective_at').notNull(),
    expiresAt: time('expires_at'),
    madeById: uuid('made_by_id').references(() => staffUser.id),
    version: integer('version').notNull().default(1),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (t) => [index('rate_pair').on(t.primary, t.secondary, t.effectiveAt)],
);

export const file = pgTable(
  'file',
  {
    id: id(),
    purpose: text('purpose', {
      enum: [
        'deposit_proof',
        'kyc_document',
        'amendment_evidence',
        'trade_evidence',
        'payout_receipt',
        'app_logo',
      ],
    }).notNull(),
    contentType: text('content_type', {
      enum: ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'],
    }).notNull(),
    size: integer('size').notNull(),
    /** Null until the bytes have arrived; set once. */
    sha256: text('sha256'),
    stored: boolean('stored').notNull().default(false),
    uploadedById: uuid('uploaded_by_id').references(() => staffUser.id),
    expiresAt: time('expires_at').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('file_sha256').on(t.sha256),
    index('file_uploaded_by').on(t.uploadedById, t.createdAt),
  ],
);

export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => staffUser.id),
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer').$type<unknown>(),
    createdAt: time('created_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.key] }),
    index('idempotency_key_expires').on(t.expiresAt),
  ],
);

/** Append-only: triggers refuse every change. An entry is sealed once it is committed. */
export const auditLog = pgTable(
  'audit_log',
  {
    /** In the order of writing; a transaction that is rolled back leaves a gap. */
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    at: time('at').notNull(),
    /** Null without a session (a failed sign-in) or for the seed. */
    actorId: uuid('actor_id').references(() => staffUser.id),
    actorName: text('actor_name'),
    sessionId: uuid('session_id'),
    ip: text('ip'),
    device: text('device'),
    requestId: text('request_id'),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before').$type<Record<string, unknown> | null>(),
    after: jsonb('after').$type<Record<string, unknown> | null>(),
  },
  (t) => [
    index('audit_log_subject').on(t.subjectType, t.subjectId, t.seq),
    index('audit_log_actor').on(t.actorId, t.seq),
    index('audit_log_action').on(t.action, t.seq),
    index('audit_log_at').on(t.at),
    index('audit_log_bank')
      .on(sql`(coalesce(${t.after}, ${t.before}) ->> 'client_id')`, t.seq)
      .where(sql`${t.subjectType} = 'client_bank'`),
  ],
);

export const auditPending = pgTable('audit_pending', {
  seq: bigint('seq', { mode: 'number' }).primaryKey(),
  events: jsonb('events').$type<Omit<typeof event.$inferInsert, 'seq' | 'at'>[]>().notNull(),
});

/** Append-only: the sealed entries, in the order of their commits and without gaps. */
export const auditLeaf = pgTable('audit_leaf', {
  /** From 1: the size of the tree once it was added. */
  position: bigint('position', { mode: 'number' }).primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull().unique(),
  /** Hash of the whole entry, a leaf of RFC 6962, in hex. */
  hash: text('hash').notNull(),
});

/** One row, locked while entries are sealed. */
export const auditHead = pgTable('audit_head', {
  id: integer('id').primaryKey(),
  size: bigint('size', { mode: 'number' }).notNull().default(0),
  /** Roots of the full subtrees, the largest first, in hex. */
  peaks: text('peaks').array().notNull().default([]),
  /** The number of the last event: given out under the same lock, without gaps. */
  eventSeq: bigint('event_seq', { mode: 'number' }).notNull().default(0),
});

export const auditForward = pgTable('audit_forward', {
  id: integer('id').primaryKey(),
  position: bigint('position', { mode: 'number' }).notNull().default(0),
  leasedUntil: time('leased_until'),
});

/** Append-only. Each is published in another place before it is stored here. */
export const auditCheckpoint = pgTable('audit_checkpoint', {
  size: bigint('size', { mode: 'number' }).primaryKey(),
  note: text('note').notNull(),
});

/** Unlogged: loss in a crash does no harm. */
export const rateLimit = pgTable('rate_limit', {
  /** `account:<id>` or `address:<ip>`. */
  subject: text('subject').primaryKey(),
  window: time('window_start').notNull(),
  used: integer('used').notNull(),
});
