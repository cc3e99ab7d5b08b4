import { chainOf } from '@brokerdesk/policy';
import type { Transaction } from '../../kernel/db/database.ts';
import type { ProposedChange } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import type { StaffUserRow } from '../../platform/sessions/sessions.ts';
import { readColleagues, secondPeople } from '../approval/colleagues.ts';
import { signOrPropose } from '../approval/two-people.ts';
import { highestRole } from './rank.ts';
import { staffSubject } from './staff-view.ts';

interface StaffAct {
  path: Record<string, string>;
  body: object;
  changes: readonly ProposedChange[];
}

/**
 * True if the change was confirmed and happens now, false if it waits for a second person. Throws as `signOrPropose`.
 */
export async function signForStaff(
  tx: Transaction,
  context: RequestContext,
  person: Pick<StaffUserRow, 'id' | 'username' | 'leaderId'>,
  { path, body, changes }: StaffAct,
): Promise<boolean> {
  if (context.operation === null) throw new Error('Staff are changed by operations alone.');
  const made = await signOrPropose(
    tx,
    context,
    {
      limit: 'staff',
      operation: context.operation.key,
      subject: { type: staffSubject, id: person.id, name: person.username },
      makerId: null,
      clientId: null,
      leaderId: person.leaderId,
      baseAmount: null,
      chain: chainOf('users'),
      secondAsks: false,
    },
    { input: { path, body }, changes },
  );
  return made === null;
}

export function isProtected({ role, active, passwordHash, createdById }: StaffUserRow): boolean {
  return role === highestRole && active && (passwordHash !== null || createdById === null);
}

/**
 * The change must not take effect by itself: the administrator may be the only one who could stop the caller. Throws
 * ADMINISTRATOR_NEEDS_TWO.
 */
export async function requireThird(
  tx: Transaction,
  context: RequestContext,
  target: StaffUserRow,
): Promise<void> {
  if (context.operation === null || !isProtected(target)) return;
  const act = {
    ...{ operation: context.operation.key, chain: chainOf('users'), secondAsks: false },
    ...{ clientId: null, leaderId: target.leaderId, barredIds: [target.id] },
  };
  const third = secondPeople(await readColleagues(tx), act, [actorOf(context).id]);
  if (third.length === 0) throw new Problem('ADMINISTRATOR_NEEDS_TWO');
}

/** Throws as `signOrPropose`. */
export async function signAsSecond(
  tx: Transaction,
  context: RequestContext,
  person: Pick<StaffUserRow, 'id' | 'username' | 'leaderId'>,
): Promise<void> {
  const signed = await signForStaff(tx, context, person, { path: {}, body: {}, changes: [] });
  if (!signed) throw new Error('What was proposed already cannot be proposed again.');
}
