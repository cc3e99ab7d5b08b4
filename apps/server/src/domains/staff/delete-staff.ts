import type { Schemas } from '@brokerdesk/sdk';
import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { idempotencyKey, recoveryCode, refreshToken, session, staffUser } from '../../db/schema.ts';
import { Problem } from '../../http/problem.ts';
import { actorOf, type RequestContext } from '../../http/request-context.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { sessionChange } from '../auth/session-change.ts';
import { endSessions } from '../auth/sessions.ts';
import { lockForChange, refuseOwn, requireOtherAdministrator } from './lock-staff.ts';
import { findReferences, inWords } from './references.ts';
import { readStaff, staffChange } from './staff-view.ts';

/**
 * Removes somebody who has left no trace. Throws as `lockForChange` says, and
 * LAST_ADMINISTRATOR, OWN_ACCOUNT, STILL_REFERRED_TO.
 */
export async function deleteStaff(context: RequestContext, id: string): Promise<Schemas.Done> {
  try {
    return await context.db.transaction((tx) => remove(tx, context, id));
  } catch (error) {
    // Somebody has named the person after we looked, and the database has refused.
    if (!isForeignKeyViolation(error)) throw error;
    throw await stillReferredTo(context, id);
  }
}

async function remove(tx: Transaction, context: RequestContext, id: string): Promise<Schemas.Done> {
  const { target, locked } = await lockForChange(tx, context, id);
  requireOtherAdministrator(target, locked);
  refuseOwn(context, target);
  const tables = await findReferences(tx, id);
  if (tables.length > 0) {
    throw new Problem('STILL_REFERRED_TO', { values: { what: inWords(tables, context.language) } });
  }
  const before = await readStaff(tx, actorOf(context), id);
  const ended = await endSessions(tx, { userId: id }, 'disabled');
  const sessions = tx.select({ id: session.id }).from(session).where(eq(session.userId, id));
  await tx.delete(refreshToken).where(inArray(refreshToken.sessionId, sessions));
  await tx.delete(session).where(eq(session.userId, id));
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, id));
  await tx.delete(idempotencyKey).where(eq(idempotencyKey.userId, id));
  await tx.delete(staffUser).where(eq(staffUser.id, id));
  await writeAudit(tx, context, {
    action: 'user.deleted',
    subject: { type: 'staff_user', id },
    before: { ...before },
    changed: [
      staffChange({ id, version: target.version + 1 }),
      ...ended.map((one) => sessionChange(one, 'ended')),
    ],
  });
  return { ok: true };
}

async function stillReferredTo(context: RequestContext, id: string): Promise<Problem> {
  const tables = await findReferences(context.db, id);
  return new Problem('STILL_REFERRED_TO', { values: { what: inWords(tables, context.language) } });
}

function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '23503') || isForeignKeyViolation(error.cause);
}
