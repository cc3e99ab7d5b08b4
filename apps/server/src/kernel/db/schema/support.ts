import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, versioned } from './columns.ts';
import { staffUser } from './staff.ts';

/** Contact channels, shown in the app by descending weight. */
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
