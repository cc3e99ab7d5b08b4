import type { Schemas } from '@brokerdesk/sdk';
import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { kycEvent, staffUser } from '../../kernel/db/schema.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readDecider } from '../approval/decider.ts';
import { findDuplicates } from './find-duplicates.ts';
import { assessKyc } from './kyc-risk.ts';
import { type DocumentRow, type KycRow, selectDocuments } from './kyc-row.ts';
import { documentView, kycView } from './kyc-view.ts';

/** An identity check with what a reviewer needs beside it. */
export async function kycDetail(
  reader: Reader,
  context: RequestContext,
  row: KycRow,
): Promise<Schemas.KycDetail> {
  const decider = await readDecider(reader, context, row.kyc.clientId);
  const events = await selectEvents(reader, row.kyc.id);
  // Of one that waits: what the decision would go by, not what was stored last.
  const now = row.kyc.status === 'pending' ? await assessKyc(reader, row.kyc.id) : {};
  return {
    kyc: kycView({ ...row, kyc: { ...row.kyc, ...now } }, decider),
    duplicates: await findDuplicates(reader, actorOf(context), row.kyc),
    timeline: events.map(eventView),
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

/** Every attempt with what its form said last, and its pictures. */
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
