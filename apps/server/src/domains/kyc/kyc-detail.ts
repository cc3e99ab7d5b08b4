import type { Schemas } from '@brokerdesk/sdk';
import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../db/database.ts';
import { kycEvent, staffUser } from '../../db/schema.ts';
import { actorOf, type RequestContext } from '../../http/request-context.ts';
import { reviewerOf } from './decision.ts';
import { findDuplicates } from './find-duplicates.ts';
import type { KycRow } from './kyc-row.ts';
import { kycView } from './kyc-view.ts';

/** An identity check with what a reviewer needs beside it. */
export async function kycDetail(
  reader: Reader,
  context: RequestContext,
  row: KycRow,
): Promise<Schemas.KycDetail> {
  return {
    kyc: kycView(row, reviewerOf(context)),
    duplicates: await findDuplicates(reader, actorOf(context), row.kyc),
    timeline: await readTimeline(reader, row.kyc.id),
  };
}

async function readTimeline(reader: Reader, kycId: string): Promise<Schemas.KycEvent[]> {
  const rows = await reader
    .select({ event: kycEvent, actor: staffUser.name })
    .from(kycEvent)
    .leftJoin(staffUser, eq(staffUser.id, kycEvent.actorId))
    .where(eq(kycEvent.kycId, kycId))
    .orderBy(asc(kycEvent.at), asc(kycEvent.id));
  return rows.map(({ event, actor }) => ({
    at: event.at.toISOString(),
    action: event.action,
    attempt_no: event.attemptNo,
    actor,
    note: event.note,
  }));
}
