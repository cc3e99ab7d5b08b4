import type { Schemas } from '@brokerdesk/sdk';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time, versioned } from './columns.ts';
import { staffUser } from './staff.ts';

export const workItem = pgTable(
  'work_item',
  {
    type: text('type').$type<Schemas.WorkType>().notNull(),
    recordId: uuid('record_id').notNull(),
    /** Counts while `isHeld` says so. */
    holderId: uuid('holder_id').references(() => staffUser.id),
    takenAt: time('taken_at'),
    /** Null for an assigned record. */
    expiresAt: time('expires_at'),
    assignedById: uuid('assigned_by_id').references(() => staffUser.id),
    asideUntil: time('aside_until'),
    firstLookAt: time('first_look_at'),
  },
  (t) => [primaryKey({ columns: [t.type, t.recordId] }), index('work_item_holder').on(t.holderId)],
);

export const availability = pgTable('availability', {
  staffId: uuid('staff_id')
    .primaryKey()
    .references(() => staffUser.id),
  awayFrom: time('away_from'),
  awayTo: time('away_to'),
  deputyId: uuid('deputy_id').references(() => staffUser.id),
  capacity: integer('capacity'),
  ...versioned(),
});
