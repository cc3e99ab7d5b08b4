import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import { staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { endSession } from '../../platform/sessions/sessions.ts';
import { listOpenSessions } from '../auth/own-sessions.ts';
import { sessionChange } from '../auth/session-change.ts';
import { lockForChange, refuseOwn } from './lock-staff.ts';
import { staffScope } from './staff-scope.ts';
import { staffSubject } from './staff-view.ts';

/** Throws NOT_FOUND. */
export async function listStaffSessions(
  context: RequestContext,
  id: string,
  page: { page: number; size: number },
): Promise<Schemas.SessionList> {
  const found = await context.db.$count(
    staffUser,
    and(eq(staffUser.id, id), staffScope(actorOf(context))),
  );
  if (found === 0) throw new Problem('NOT_FOUND');
  return listOpenSessions(context, id, page);
}

/** Throws as `lockForChange`, OWN_ACCOUNT, and NOT_FOUND. */
export function endStaffSession(
  context: RequestContext,
  { id: userId, sessionId: id }: { id: string; sessionId: string },
): Promise<Schemas.Done> {
  return context.db.transaction(async (tx) => {
    const { target } = await lockForChange(tx, context, userId);
    refuseOwn(context, target);
    if (!(await endSession(tx, { id, userId }, 'ended_by_other'))) throw new Problem('NOT_FOUND');
    await writeAudit(tx, context, {
      action: 'user.session_ended',
      subject: { type: staffSubject, id: userId },
      after: { session: id, reason: 'ended_by_other' },
      changed: [sessionChange({ id, userId }, 'ended')],
    });
    return { ok: true };
  });
}
