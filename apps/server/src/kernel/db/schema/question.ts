import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { id, time } from './columns.ts';
import { message } from './content.ts';
import { staffUser } from './staff.ts';

/**
 * Open until it is answered, its time runs out, or the record is submitted anew; the state of the record does not
 * change.
 */
export const clientQuestion = pgTable(
  'client_question',
  {
    id: id(),
    recordType: text('record_type', { enum: ['deposit', 'withdrawal', 'kyc'] }).notNull(),
    recordId: uuid('record_id').notNull(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id),
    messageId: uuid('message_id')
      .notNull()
      .references(() => message.id),
    template: text('template').notNull(),
    askedById: uuid('asked_by_id')
      .notNull()
      .references(() => staffUser.id),
    askedAt: time('asked_at').notNull(),
    dueAt: time('due_at').notNull(),
    answer: text('answer'),
    answeredById: uuid('answered_by_id').references(() => staffUser.id),
    answeredAt: time('answered_at'),
  },
  (t) => [
    index('client_question_record').on(t.recordId, t.askedAt),
    index('client_question_open').on(t.recordId, t.dueAt).where(sql`${t.answeredAt} is null`),
    index('client_question_client').on(t.clientId),
    check('client_question_due', sql`${t.dueAt} > ${t.askedAt}`),
    check(
      'client_question_answer',
      sql`(${t.answer} is null) = (${t.answeredAt} is null) and (${t.answer} is null) = (${t.answeredById} is null)`,
    ),
  ],
);
