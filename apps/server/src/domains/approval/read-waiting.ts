import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { proposal } from '../../kernel/db/schema.ts';
import type { OperationKey } from '../../platform/operation-key.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { waitingView } from './approver.ts';
import { type Colleague, hasLapsed, readColleagues } from './colleagues.ts';

export async function readWaiting(
  reader: Reader,
  context: RequestContext,
  operations: readonly OperationKey[],
  which?: SQL,
  known?: readonly Colleague[],
): Promise<Schemas.WaitingProposal[]> {
  return selectWaiting(
    reader,
    context,
    and(inArray(proposal.operation, [...operations]), which),
    known,
  );
}

async function selectWaiting(
  reader: Reader,
  context: RequestContext,
  which: SQL | undefined,
  known?: readonly Colleague[],
): Promise<Schemas.WaitingProposal[]> {
  const rows = await reader
    .select()
    .from(proposal)
    .where(and(eq(proposal.status, 'pending'), which))
    .orderBy(asc(proposal.createdAt), asc(proposal.id));
  if (rows.length === 0) return [];
  const colleagues = known ?? (await readColleagues(reader));
  return rows
    .filter((row) => !hasLapsed(row, colleagues))
    .map((row) => waitingView(row, colleagues, actorOf(context).id));
}

export async function readWaitingBySubject(
  reader: Reader,
  context: RequestContext,
  type: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Schemas.WaitingProposal[]>> {
  const which = and(eq(proposal.subjectType, type), inArray(proposal.subjectId, [...ids]));
  return Map.groupBy(
    await selectWaiting(reader, context, which),
    ({ subject }) => subject.id ?? '',
  );
}
