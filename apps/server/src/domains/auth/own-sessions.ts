import type { Schemas } from '@brokerdesk/sdk';
import { and, count, desc, eq } from 'drizzle-orm';
import { session } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import {
  type EndReason,
  endSession,
  type SessionRow,
  sessionRuns,
} from '../../platform/sessions/sessions.ts';
import { sessionChange } from './session-change.ts';

export function listOwnSessions(
  context: RequestContext,
  page: { page: number; size: number },
): Promise<Schemas.SessionList> {
  return listOpenSessions(context, actorOf(context).id, page);
}

/** Does not check whether the user may see them. */
export async function listOpenSessions(
  context: RequestContext,
  userId: string,
  { page, size }: { page: number; size: number },
): Promise<Schemas.SessionList> {
  const { sessionId } = actorOf(context);
  const open = and(eq(session.userId, userId), sessionRuns());
  const rows = await context.db
    .select()
    .from(session)
    .where(open)
    .orderBy(desc(session.createdAt), desc(session.id))
    .limit(size)
    .offset((page - 1) * size);
  const [counted] = await context.db.select({ total: count() }).from(session).where(open);
  const list = rows.map((row) => viewSession(row, sessionId));
  return { list, total: counted?.total ?? 0, page, size };
}

/** Throws NOT_FOUND and SESSION_ENDED. */
export async function endOwnSession(
  context: RequestContext,
  id: string,
  reason: EndReason,
): Promise<Schemas.Done> {
  const { id: userId, sessionId } = actorOf(context);
  await context.db.transaction(async (tx) => {
    if (!(await endSession(tx, { id, userId }, reason))) {
      throw new Problem(id === sessionId ? 'SESSION_ENDED' : 'NOT_FOUND');
    }
    await writeAudit(tx, context, {
      action: reason === 'logout' ? 'session.signed_out' : 'session.ended',
      subject: { type: 'session', id },
      after: { reason },
      changed: [sessionChange({ id, userId }, 'ended')],
    });
  });
  return { ok: true };
}

function viewSession(row: SessionRow, currentId: string): Schemas.Session {
  return {
    id: row.id,
    device: {
      // Written from a Device, whose values the contract lists.
      os: row.deviceOs as Schemas.Session['device']['os'],
      type: row.deviceType as Schemas.Session['device']['type'],
      incognito: row.incognito,
    },
    ip: row.ip,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    current: row.id === currentId,
  };
}
