import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { auditLog } from '../../kernel/db/schema.ts';
import { invalidTransition } from '../../kernel/errors/problem.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import type { StaffUserRow } from '../../platform/sessions/sessions.ts';
import { readColleagues, tiedTo } from '../approval/colleagues.ts';
import { lockForChange, lockToApply, refuseOwn, requireOtherAdministrator } from './lock-staff.ts';
import { saveStaff } from './save-staff.ts';
import { isProtected, requireThird, signAsSecond, signForStaff } from './sign-for-staff.ts';
import { staffStatusName } from './staff-columns.ts';
import { nextStatus, statusOf } from './staff-states.ts';
import { readStaff } from './staff-view.ts';

const dayMs = 24 * 60 * 60 * 1000;
const actions = { enabled: 'enable', disabled: 'disable' } as const;

/**
 * Disabling an administrator or a second colleague within 24 hours needs an approval: otherwise a user could shut out
 * everyone able to stop a change. Throws as `lockForChange` and `requireThird`, and LAST_ADMINISTRATOR, OWN_ACCOUNT,
 * INVALID_TRANSITION.
 */
export function changeStaffStatus(
  context: RequestContext,
  id: string,
  body: Schemas.StaffStatusChange,
): Promise<Schemas.StaffUser> {
  const { status, version } = body;
  return context.db.transaction(async (tx) => {
    const { target, locked } = await lockForChange(tx, context, id, { version });
    if (status === 'disabled') requireOtherAdministrator(target, locked);
    refuseOwn(context, target);
    requirePossible(target, status);
    if (status === 'disabled') {
      await requireThird(tx, context, target);
      const needsTwo = isProtected(target) || (await hasDisabledAnother(tx, context));
      if (!needsTwo) return switchTo(tx, context, target, status);
    }
    const changes = [{ field: 'status', before: statusOf(target), after: status }];
    const signed = await signForStaff(tx, context, target, { path: { id }, body, changes });
    return signed ? switchTo(tx, context, target, status) : readStaff(tx, context, id);
  });
}

/** Throws as `lockToApply`, and LAST_ADMINISTRATOR, INVALID_TRANSITION. */
export async function applyStatus(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { status, version }: Schemas.StaffStatusChange,
): Promise<void> {
  const { target, locked } = await lockToApply(tx, context, id, { version });
  if (status === 'disabled') requireOtherAdministrator(target, locked);
  requirePossible(target, status);
  await signAsSecond(tx, context, target);
  await switchTo(tx, context, target, status);
}

async function hasDisabledAnother(tx: Transaction, context: RequestContext): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('disable a colleague', 0))`);
  const people = tiedTo(await readColleagues(tx), actorOf(context).id);
  const own = and(
    inArray(auditLog.actorId, people),
    eq(auditLog.action, 'user.disabled'),
    gt(auditLog.at, new Date(Date.now() - dayMs)),
  );
  return (await tx.$count(auditLog, own)) > 0;
}

function requirePossible(target: StaffUserRow, status: Schemas.StaffStatus): void {
  const from = statusOf(target);
  if (nextStatus(from, actions[status]) === undefined) {
    throw invalidTransition((language) => staffStatusName(from, language));
  }
}

function switchTo(
  tx: Transaction,
  context: RequestContext,
  target: StaffUserRow,
  status: Schemas.StaffStatus,
): Promise<Schemas.StaffUser> {
  const active = status === 'enabled';
  return saveStaff(tx, context, target, {
    action: `user.${status}`,
    set: { active, disabledAt: active ? null : new Date() },
    ...(!active && { endSessions: 'disabled' }),
    before: { status: statusOf(target) },
    after: { status },
  });
}
