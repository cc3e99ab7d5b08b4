import type { Schemas } from '@brokerdesk/sdk';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, time, versioned } from './columns.ts';
import { staffUser } from './staff.ts';

export const notification = pgTable(
  'notification',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => staffUser.id),
    kind: text('kind').$type<Schemas.NotificationKind>().notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id'),
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    readAt: time('read_at'),
  },
  (t) => [
    index('notification_user').on(t.userId, t.createdAt, t.id),
    index('notification_created').on(t.createdAt),
  ],
);

/** Never deleted: a withdrawn comment is shown without its text. */
export const recordComment = pgTable(
  'record_comment',
  {
    id: id(),
    subjectType: text('subject_type').$type<Schemas.CommentSubjectType>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => staffUser.id),
    text: text('text').notNull(),
    mentions: jsonb('mentions').$type<readonly string[]>().notNull(),
    editedAt: time('edited_at'),
    withdrawnAt: time('withdrawn_at'),
    ...versioned(),
  },
  (t) => [index('record_comment_subject').on(t.subjectType, t.subjectId, t.createdAt, t.id)],
);

/** A trigger refuses changes once it is taken over. */
export const shiftHandover = pgTable(
  'shift_handover',
  {
    id: id(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => staffUser.id),
    text: text('text').notNull(),
    acknowledgedById: uuid('acknowledged_by_id').references(() => staffUser.id),
    acknowledgedAt: time('acknowledged_at'),
    ...versioned(),
  },
  (t) => [index('shift_handover_created').on(t.createdAt, t.id)],
);
