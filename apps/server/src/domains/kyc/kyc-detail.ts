import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { StreamAnswer } from '../../http/routes.ts';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { client, kyc, kycEvent, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Actor } from '../../platform/actor.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readApprover } from '../approval/approver.ts';
import { agent, clientRef, leader, refColumns } from '../client-access/client-ref.ts';
import { clientScope } from '../client-access/client-scope.ts';
import { readQuestions } from '../question/open-question.ts';
import { codesFound, withAcknowledged } from '../risk/risk.ts';
import { kycReview } from './audit-kyc.ts';
import {
  type DocumentRow,
  documentView,
  type KycRecord,
  type KycRow,
  kycView,
  requireKycRow,
  selectDocuments,
} from './kyc-row.ts';

const duplicatesMax = 50;

/** A client outside the user's scope is not even counted. */
async function findDuplicates(
  reader: Reader,
  actor: Actor,
  { id, idNoHash }: KycRecord,
): Promise<Schemas.DuplicateKyc[]> {
  const pictured = sql`
    select other.kyc_id from kyc_document other join file theirs on theirs.id = other.file_id
    where theirs.sha256 in (
      select f.sha256 from kyc_document mine join file f on f.id = mine.file_id
      where mine.kyc_id = ${id} and f.sha256 is not null)`;
  const numbered = sql`select k.id from kyc k where k.id_no_hash = ${idNoHash}`;
  const sameNumber = sql`coalesce(${kyc.idNoHash} = ${idNoHash}::text, false)`;
  const rows = await reader
    .select({
      id: kyc.id,
      status: kyc.status,
      ...refColumns,
      samePicture: sql<boolean>`${kyc.id} = any (array(${pictured}))`,
      sameNumber: sql<boolean>`${sameNumber}`,
    })
    .from(kyc)
    .innerJoin(client, eq(client.id, kyc.clientId))
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .where(
      and(
        ne(kyc.id, id),
        clientScope(actor),
        // Each by its own index, beforehand: one `or` would read every check.
        sql`${kyc.id} = any (array(${numbered} union all ${pictured}))`,
      ),
    )
    .orderBy(asc(kyc.id))
    .limit(duplicatesMax);
  return rows.map((other) => ({
    id: other.id,
    client: clientRef(other.client, other.agent),
    status: other.status,
    same: codesFound({ id_no: other.sameNumber, document: other.samePicture }),
  }));
}

export async function kycDetail(
  reader: Reader,
  context: RequestContext,
  row: KycRow,
): Promise<Schemas.KycDetail> {
  const approver = await readApprover(reader, context, row.kyc.clientId);
  const events = await selectEvents(reader, row.kyc.id);
  return {
    kyc: kycView(await kycReview.asOfNow(reader, row, approver), approver),
    duplicates: await findDuplicates(reader, actorOf(context), row.kyc),
    questions: await readQuestions(reader, row.kyc.id),
    timeline: await withAcknowledged(
      reader,
      { type: 'kyc', id: row.kyc.id },
      events.map(eventView),
    ),
    attempts: attemptsOf(events, await selectDocuments(reader, [row.kyc.id])),
  };
}

type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];

function selectEvents(reader: Reader, kycId: string) {
  return reader
    .select({ event: kycEvent, actor: staffUser.name })
    .from(kycEvent)
    .leftJoin(staffUser, eq(staffUser.id, kycEvent.actorId))
    .where(eq(kycEvent.kycId, kycId))
    .orderBy(asc(kycEvent.at), asc(kycEvent.id));
}

function eventView({ event, actor }: EventRow): Schemas.KycEvent {
  return {
    at: event.at.toISOString(),
    action: event.action,
    attempt_no: event.attemptNo,
    actor,
    note: event.note,
    override_reason: event.overrideReason,
  };
}

function attemptsOf(events: EventRow[], documents: DocumentRow[]): Schemas.KycAttempt[] {
  const numbers = [...new Set(events.map(({ event }) => event.attemptNo))];
  return numbers.map((attemptNo) => ({
    attempt_no: attemptNo,
    said:
      events.findLast(({ event }) => event.attemptNo === attemptNo && event.said !== null)?.event
        .said ?? null,
    documents: documents
      .filter(({ document }) => document.attemptNo === attemptNo)
      .map(documentView),
  }));
}

/** Writes to the audit log who looked. */
export async function revealIdNo(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<Schemas.RevealedIdNo> {
  const { kyc } = await requireKycRow(tx, actorOf(context), id);
  if (kyc.idNoSealed === null) throw new Problem('NOT_FOUND');
  await writeLook(tx, context, id, 'id_no_revealed');
  return { id_no: context.services.secrets.unseal(kyc.idNoSealed) };
}

/** A picture shows the number, so that the audit log keeps who looked. */
export async function openDocument(
  tx: Transaction,
  context: RequestContext,
  { id, documentId }: { id: string; documentId: string },
): Promise<StreamAnswer> {
  const { client } = await requireKycRow(tx, actorOf(context), id);
  const documents = await selectDocuments(tx, [id]);
  const found = documents.find(({ document }) => document.id === documentId);
  if (found === undefined) throw new Problem('NOT_FOUND');
  await writeLook(tx, context, id, 'document_viewed');
  return {
    stream: context.services.files.read(found.file.id),
    contentType: found.file.contentType,
    filename: filenameOf(client.username, found),
  };
}

function filenameOf(username: string, { document, file }: DocumentRow): string {
  return `${username}-${document.type}-${document.side}.${file.contentType.split('/')[1]}`;
}

function writeLook(tx: Transaction, context: RequestContext, id: string, what: string) {
  const subject = { type: 'kyc', id };
  return writeAudit(tx, context, { action: `kyc.${what}`, subject, changed: [] });
}
