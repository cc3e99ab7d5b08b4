import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, eq, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import { clientQuestion, message, staffUser } from '../../kernel/db/schema.ts';

export interface QuestionedTable {
  id: PgColumn;
  status: PgColumn;
  madeAt: PgColumn;
}

/** A record that was submitted anew since has none. */
const openOf = ({ id, madeAt }: QuestionedTable): SQL => sql`
  from ${clientQuestion} q where q.record_id = ${id} and q.answered_at is null
    and q.due_at > now() and q.asked_at >= ${madeAt}`;

export function inPhase(table: QuestionedTable, phase: Schemas.ReviewPhase): SQL | undefined {
  const hasOpen = sql`exists (select 1 ${openOf(table)})`;
  return and(eq(table.status, 'pending'), phase === 'asked' ? hasOpen : not(hasOpen));
}

const sinceMade = ({ id, madeAt }: QuestionedTable): SQL => sql`
  from ${clientQuestion} q where q.record_id = ${id} and q.asked_at >= ${madeAt}`;

export const hasQuestion = (table: QuestionedTable): SQL =>
  sql`exists (select 1 ${sinceMade(table)})`;

/** Neither the age of a record nor its target counts this time. */
export const pausedUntil = (table: QuestionedTable, until: SQLWrapper): SQL => sql`coalesce((
  select sum(least(coalesce(q.answered_at, q.due_at), ${until}) - q.asked_at)
  ${sinceMade(table)} and q.asked_at < ${until}), interval '0')`;

export const waitsSinceColumn = (table: QuestionedTable) => sql<string | null>`
  case when ${table.status} = 'pending' and ${hasQuestion(table)}
    then to_json(${table.madeAt} + ${pausedUntil(table, sql`now()`)}) #>> '{}' end`;

export const waitsSinceView = (at: string | null): { waits_since?: string } =>
  at === null ? {} : { waits_since: new Date(at).toISOString() };

export interface OpenQuestion {
  at: string;
  until: string;
}

export const openQuestionColumn = (table: QuestionedTable) => sql<OpenQuestion | null>`
  case when ${table.status} = 'pending' then (
    select json_build_object('at', q.asked_at, 'until', q.due_at) ${openOf(table)}
    order by q.asked_at desc limit 1) end`;

export const openQuestionView = (open: OpenQuestion | null): Schemas.Asked | null =>
  open && { at: new Date(open.at).toISOString(), until: new Date(open.until).toISOString() };

const asker = alias(staffUser, 'asker');
const answerer = alias(staffUser, 'answerer');

export async function readQuestions(
  reader: Reader,
  recordId: string,
): Promise<Schemas.ClientQuestion[]> {
  const rows = await reader
    .select({
      question: clientQuestion,
      message,
      asker: { id: asker.id, name: asker.name },
      answerer: { id: answerer.id, name: answerer.name },
    })
    .from(clientQuestion)
    .innerJoin(message, eq(message.id, clientQuestion.messageId))
    .innerJoin(asker, eq(asker.id, clientQuestion.askedById))
    .leftJoin(answerer, eq(answerer.id, clientQuestion.answeredById))
    .where(eq(clientQuestion.recordId, recordId))
    .orderBy(asc(clientQuestion.askedAt), asc(clientQuestion.id));
  return rows.map(({ question, message: sent, ...people }) => ({
    id: question.id,
    template: question.template,
    language: sent.language,
    title_zh: sent.titleZh,
    title_en: sent.titleEn,
    body_zh: sent.bodyZh,
    body_en: sent.bodyEn,
    asked_by: people.asker,
    asked_at: question.askedAt.toISOString(),
    due_at: question.dueAt.toISOString(),
    answer: question.answer,
    answered_by: people.answerer,
    answered_at: question.answeredAt?.toISOString() ?? null,
  }));
}
