import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { client, clientLanguage } from './client.ts';
import { id, time, versioned } from './columns.ts';
import { staffUser } from './staff.ts';

/** Sent messages are never edited, only recalled. */
export const message = pgTable(
  'message',
  {
    id: id(),
    audience: text('audience', { enum: ['client', 'agent', 'selected', 'all'] }).notNull(),
    clientId: uuid('client_id').references(() => client.id),
    agentId: uuid('agent_id').references(() => staffUser.id),
    language: clientLanguage('language'),
    titleZh: text('title_zh').notNull(),
    titleEn: text('title_en').notNull(),
    bodyZh: text('body_zh').notNull(),
    bodyEn: text('body_en').notNull(),
    status: text('status', { enum: ['scheduled', 'sent', 'recalled'] })
      .notNull()
      .default('sent'),
    sendAt: time('send_at'),
    /** Whether one person alone sent it: with others, two did. */
    alone: boolean('alone').notNull().default(true),
    recipientCount: integer('recipient_count').notNull(),
    senderId: uuid('sender_id')
      .notNull()
      .references(() => staffUser.id),
    recalledById: uuid('recalled_by_id').references(() => staffUser.id),
    recalledAt: time('recalled_at'),
    deletedAt: time('deleted_at'),
    deletedById: uuid('deleted_by_id').references(() => staffUser.id),
    ...versioned(),
  },
  (t) => [
    index('message_created').on(t.createdAt, t.id),
    index('message_due').on(t.sendAt).where(sql`${t.status} = 'scheduled'`),
  ],
);

export const messageRecipient = pgTable(
  'message_recipient',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => message.id),
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id),
    readAt: time('read_at'),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.clientId] }),
    index('message_recipient_client').on(t.clientId, t.messageId),
    index('message_recipient_read').on(t.messageId).where(sql`${t.readAt} is not null`),
  ],
);

/** Append-only: each change of a document is a row of its own, the last one is shown. */
export const documentVersion = pgTable(
  'document_version',
  {
    slug: text('slug').notNull(),
    version: integer('version').notNull(),
    titleZh: text('title_zh').notNull(),
    titleEn: text('title_en').notNull(),
    bodyZh: text('body_zh').notNull(),
    bodyEn: text('body_en').notNull(),
    writtenById: uuid('written_by_id').references(() => staffUser.id),
    writtenAt: time('written_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.slug, t.version] })],
);

export const event = pgTable(
  'event',
  {
    /** Given out under the lock of the audit chain's head: the order of the numbers is that of the commits. */
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    at: time('at').notNull().defaultNow(),
    topic: text('topic').notNull(),
    recordId: text('record_id').notNull(),
    version: integer('version').notNull(),
    clientId: uuid('client_id'),
    /** Null addresses all who may read it. */
    userId: uuid('user_id'),
  },
  (t) => [index('event_at').on(t.at)],
);

export const supportChannel = pgTable(
  'support_channel',
  {
    id: id(),
    kind: text('kind', { enum: ['whatsapp', 'telegram', 'line', 'url'] }).notNull(),
    name: text('name').notNull(),
    value: text('value').notNull(),
    hours: text('hours').notNull(),
    language: text('language', { enum: ['zh-CN', 'en-US'] }).notNull(),
    weight: integer('weight').notNull().default(0),
    status: text('status', { enum: ['enabled', 'disabled'] })
      .notNull()
      .default('enabled'),
    updatedById: uuid('updated_by_id').references(() => staffUser.id),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('support_channel_value').on(t.kind, t.value, t.language),
    index('support_channel_created').on(t.createdAt, t.id),
  ],
);
