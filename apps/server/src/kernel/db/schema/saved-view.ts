import type { Schemas } from '@brokerdesk/sdk';
import { boolean, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { time, versioned } from './columns.ts';
import { staffUser } from './staff.ts';

/** Parameters alone, which give no right to what they find. */
export const savedView = pgTable(
  'saved_view',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => staffUser.id, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    name: text('name').notNull(),
    search: jsonb('search').$type<Schemas.ViewSearch>().notNull(),
    layout: jsonb('layout').$type<Schemas.ViewLayout>().notNull(),
    standard: boolean('standard').notNull(),
    sharing: text('sharing', { enum: ['private', 'team', 'everyone'] }).notNull(),
    sharedAt: time('shared_at'),
    ...versioned(),
  },
  (t) => [uniqueIndex('saved_view_name').on(t.ownerId, t.list, t.name)],
);
