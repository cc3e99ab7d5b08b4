import type { Schemas } from '@brokerdesk/sdk';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { newId } from '../../kernel/db/order-no.ts';
import { client, clientQuestion } from '../../kernel/db/schema.ts';
import { invalid, Problem } from '../../kernel/errors/problem.ts';
import { writeAudit, writeAuditEntries } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { findingsIn } from '../../platform/text-findings.ts';
import type { Approver } from '../approval/approver.ts';
import { sendMessage } from '../message/send-message.ts';
import {
  type QuestionedRef,
  type QuestionedType,
  questionedTables,
  readTemplatesFor,
} from './templates.ts';

const dayMs = 24 * 60 * 60 * 1000;
const defaultDays = 3;
/** Counts per record; the message of QUESTIONS_MAX says it too. */
const questionsMax = 5;

interface QuestionedRecord {
  id: string;
  clientId: string;
  version: number;
  madeAt: Date | null;
}

/** The review of a kind of record. A user who may reject a record may ask about it. */
interface Reviewing<Row, View> {
  lock(
    tx: Transaction,
    context: RequestContext,
    wanted: { id: string; version: number },
    denialOf: (row: Row, approver: Approver) => Problem | undefined,
  ): Promise<{ row: Row; approver: Approver }>;
  read(tx: Transaction, context: RequestContext, id: string, known?: Approver): Promise<View>;
  denial(action: 'reject', row: Row, approver: Approver): Problem | undefined;
}

/** Neither changes the state of the record, and a decision stays possible in the meantime. */
export function questionsAbout<Row, View>(
  type: QuestionedType,
  review: Reviewing<Row, View>,
  recordOf: (row: Row) => QuestionedRecord,
) {
  const table = questionedTables[type];

  async function lock(
    tx: Transaction,
    context: RequestContext,
    wanted: { id: string; version: number },
  ) {
    const { row, approver } = await review.lock(tx, context, wanted, (row, by) =>
      review.denial('reject', row, by),
    );
    const record = recordOf(row);
    const questions = await tx
      .select()
      .from(clientQuestion)
      .where(eq(clientQuestion.recordId, record.id))
      .orderBy(desc(clientQuestion.askedAt));
    const now = new Date();
    const open = questions.find(
      ({ answeredAt, dueAt, askedAt }) =>
        answeredAt === null && dueAt > now && askedAt >= (record.madeAt ?? askedAt),
    );
    return { approver, record, questions, open, now };
  }

  /** The version of the record after it, so that a colleague decides knowing of it. */
  async function touch(
    tx: Transaction,
    { id, version }: QuestionedRecord,
    at: Date,
  ): Promise<number> {
    const next = { version: version + 1, updatedAt: at };
    await tx.update(table).set(next).where(eq(table.id, id));
    return next.version;
  }

  /** Throws as the review does, CLIENT_ASKED, QUESTIONS_MAX, VALIDATION. */
  async function ask(
    tx: Transaction,
    context: RequestContext,
    id: string,
    request: Schemas.AskRequest,
  ): Promise<View> {
    const { approver, record, questions, open, now } = await lock(tx, context, {
      id,
      version: request.version,
    });
    if (open) throw new Problem('CLIENT_ASKED');
    if (questions.length >= questionsMax) throw new Problem('QUESTIONS_MAX');
    const text = await composed(tx, { type, id }, request);
    const { sent, audit } = await sendMessage(tx, {
      ...text,
      audience: 'client',
      clientId: record.clientId,
      agentId: null,
      senderId: actorOf(context).id,
      to: eq(client.id, record.clientId),
      at: now,
    });
    const dueAt = new Date(now.getTime() + (request.days ?? defaultDays) * dayMs);
    await tx.insert(clientQuestion).values({
      id: newId(),
      recordType: type,
      recordId: id,
      clientId: record.clientId,
      messageId: sent.id,
      template: request.template,
      askedById: actorOf(context).id,
      askedAt: now,
      dueAt,
    });
    const version = await touch(tx, record, now);
    await writeAuditEntries(tx, context, [
      audit,
      {
        action: `${type}.client_asked`,
        subject: { type, id },
        before: { version: record.version },
        after: { version, template: request.template, until: dueAt.toISOString() },
        at: now,
        changed: [{ topic: type, id, version, clientId: record.clientId }],
      },
    ]);
    return review.read(tx, context, id, approver);
  }

  /** Throws as the review does, CLIENT_NOT_ASKED. */
  async function answer(
    tx: Transaction,
    context: RequestContext,
    id: string,
    request: Schemas.AnswerRequest,
  ): Promise<View> {
    const wanted = { id, version: request.version };
    const { approver, record, open, now } = await lock(tx, context, wanted);
    if (open === undefined) throw new Problem('CLIENT_NOT_ASKED');
    const answered = request.answer.trim();
    await tx
      .update(clientQuestion)
      .set({ answer: answered, answeredAt: now, answeredById: actorOf(context).id })
      .where(and(eq(clientQuestion.id, open.id), isNull(clientQuestion.answeredAt)));
    const version = await touch(tx, record, now);
    await writeAudit(tx, context, {
      action: `${type}.client_answered`,
      subject: { type, id },
      before: { version: record.version },
      after: { version, answer: answered },
      at: now,
      changed: [{ topic: type, id, version, clientId: record.clientId }],
    });
    return review.read(tx, context, id, approver);
  }

  return { ask, answer };
}

/**
 * Links, account numbers and crypto addresses take two people in a message, and there is no second one here: a note
 * with any of them is refused.
 */
async function composed(tx: Transaction, of: QuestionedRef, request: Schemas.AskRequest) {
  const { language, list } = await readTemplatesFor(tx, of);
  const template = list.find(({ code }) => code === request.template);
  if (template === undefined) throw invalid({ field: 'template', code: 'FIELD_INVALID' });
  const note = request.note?.trim() ?? '';
  if (note === '' && template.takes_note) throw invalid({ field: 'note', code: 'FIELD_REQUIRED' });
  if (findingsIn(note).length > 0) throw invalid({ field: 'note', code: 'LEADS_ELSEWHERE' });
  if ((request.language ?? language) !== language) throw new Problem('CLIENT_LANGUAGE_CHANGED');
  const noted = (text: string) => text.replaceAll('{note}', () => note).trim();
  return {
    language,
    titleZh: noted(template.title_zh),
    titleEn: noted(template.title_en),
    bodyZh: noted(template.body_zh),
    bodyEn: noted(template.body_en),
  };
}
