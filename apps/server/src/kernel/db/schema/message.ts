import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { id, time, versioned } from './columns.ts';
import { staffUser } from './staff.ts';

/** Sent messages are never edited, only recalled. */
export const message = pgTable(
  'message',
  {
    id: id(),
    audience: text('audience', { enum: ['client', 'agent', 'all'] }).notNull(),
    /** The client of the audience `client`. */
    clientId: uuid('client_id').references(() => client.id),
    /** The salesman or team leader of the audience `agent`. */
    agentId: uuid('agent_id').references(() => staffUser.id),
    titleZh: text('title_zh').notNull(),
    titleEn: text('title_en').notNull(),
    bodyZh: text('body_zh').notNull(),
    bodyEn: text('body_en').notNull(),
    status: text('status', { enum: ['scheduled', 'sent', 'recalled'] })
      .notNull()
      .default('sent'),
    /** When a scheduled one is sent; null if it was sent at once. */
    sendAt: time('send_at'),
    /** Whether one person alone sent it: with others, two did. */
    alone: boolean('alone').notNull().default(true),
    /** How many clients it went to. */
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
