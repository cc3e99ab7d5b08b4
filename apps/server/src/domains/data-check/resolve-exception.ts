import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { client, dataException } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { type AuditEntry, writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { lockSession } from '../../platform/sessions/sessions.ts';
import { endWork } from '../../platform/work-item.ts';
import { clientScope } from '../client-access/client-scope.ts';
import { exceptionAudit, nextStatus } from './exception-audit.ts';
import { type ExceptionRow, exceptionView, requireException } from './exception-row.ts';

/** Throws NOT_FOUND, ALREADY_DECIDED, STALE_RECORD, and OWN_ACCOUNT if it concerns the user. */
export function resolveException(
  context: RequestContext,
  id: string,
  request: Schemas.ExceptionResolution,
): Promise<Schemas.DataException> {
  const actor = actorOf(context);
  return context.db.transaction(async (tx) => {
    await lockSession(tx, actor);
    await tx
      .select({ id: dataException.id })
      .from(dataException)
      .leftJoin(client, eq(client.id, dataException.clientId))
      .where(and(eq(dataException.id, id), clientScope(actor)))
      .for('update', { of: dataException });
    const row = await requireException(tx, actor, id);
    const { exception } = row;
    if (nextStatus(exception.status, 'resolve') === undefined) {
      throw asItIsNow('ALREADY_DECIDED', row, context);
    }
    if (exception.version !== request.version) throw asItIsNow('STALE_RECORD', row, context);
    if (isAbout(actor.id, exception)) throw new Problem('OWN_ACCOUNT');
    const resolution = { note: request.note.trim(), byId: actor.id, at: new Date() };
    const entry = await storeResolution(tx, exception, resolution);
    const freed = await endWork(tx, { type: 'dataException', id });
    await writeAudit(tx, context, { ...entry, changed: [...entry.changed, ...freed] });
    return exceptionView(await requireException(tx, actor, id), context.language);
  });
}

export async function storeResolution(
  tx: Transaction,
  exception: ExceptionRow['exception'],
  { note, byId, at }: { note: string; byId: string; at: Date },
): Promise<AuditEntry> {
  const status = nextStatus(exception.status, 'resolve');
  if (status === undefined) throw new Error('Only an open exception is resolved.');
  const resolved = {
    ...{ status, note, resolvedById: byId, resolvedAt: at },
    ...{ version: exception.version + 1, updatedAt: at },
  };
  await tx.update(dataException).set(resolved).where(eq(dataException.id, exception.id));
  return exceptionAudit('exception.resolved', exception, { ...exception, ...resolved }, at);
}

export function isAbout(
  staffId: string,
  { subjectType, subjectId }: ExceptionRow['exception'],
): boolean {
  return subjectType === 'staff' && subjectId.startsWith(`${staffId}/`);
}

function asItIsNow(
  code: 'ALREADY_DECIDED' | 'STALE_RECORD',
  row: ExceptionRow,
  { language }: RequestContext,
): Problem {
  const { exception, resolvedBy } = row;
  return new Problem(code, {
    current: { ...exceptionView(row, language) },
    changedAt: exception.updatedAt.toISOString(),
    ...(exception.status === 'resolved' && resolvedBy !== null && { changedBy: resolvedBy.name }),
  });
}
