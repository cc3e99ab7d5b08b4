import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../db/database.ts';
import { staffUser } from '../../db/schema.ts';
import { Problem } from '../../http/problem.ts';
import { actorOf, type RequestContext } from '../../http/request-context.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { runOnce } from '../../platform/run-once.ts';
import { hashNewPassword } from '../auth/password.ts';
import { newInvitationCode } from './invitation-code.ts';
import { type LockedStaff, lockStaff } from './lock-staff.ts';
import { type Place, requirePlace } from './place-in-team.ts';
import { isLed } from './staff-scope.ts';
import { readStaff, staffChange } from './staff-view.ts';

/**
 * Adds a member of staff, once for each key. Throws ROLE_ABOVE_OWN, and VALIDATION that names
 * `username`, `role` or `leader_id`.
 */
export async function createStaff(
  context: RequestContext,
  key: string,
  body: Schemas.StaffCreate,
): Promise<Schemas.StaffUser> {
  const actor = actorOf(context);
  const place = placeOf(context, body);
  // Slow on purpose, so not while anything is locked.
  const { username, password } = body;
  const passwordHash = await hashNewPassword({ md5: password, username, field: 'password' });
  let locked: LockedStaff = new Map();
  return runOnce(
    context,
    {
      operation: 'POST /user/v1/create',
      key,
      // What is kept of the request must not be a quick way to the password.
      body: { ...body, password: context.services.secrets.fingerprint(body.password) },
      lockFirst: async (tx) => {
        locked = await lockStaff(tx, [actor.id, place.leaderId]);
      },
    },
    async (tx) => {
      requirePlace(actor, place, locked);
      return insert(tx, context, { ...body, ...place, passwordHash });
    },
  );
}

/** A team leader who names none means the own team. */
function placeOf(context: RequestContext, body: Schemas.StaffCreate): Place {
  const { id, scope } = actorOf(context);
  const { role } = body;
  const ownTeam = scope !== 'all' && isLed(role) ? id : null;
  return { role, leaderId: body.leader_id === undefined ? ownTeam : body.leader_id };
}

async function insert(
  tx: Transaction,
  context: RequestContext,
  person: Place & { username: string; name: string; passwordHash: string },
): Promise<Schemas.StaffUser> {
  const [added] = await tx
    .insert(staffUser)
    .values({
      username: person.username.toLowerCase(),
      name: person.name.trim(),
      role: person.role,
      leaderId: person.leaderId,
      passwordHash: person.passwordHash,
      code: newInvitationCode(),
    })
    .onConflictDoNothing({ target: staffUser.username })
    .returning({ id: staffUser.id, version: staffUser.version });
  if (added === undefined) {
    throw new Problem('VALIDATION', { errors: [{ field: 'username', code: 'USERNAME_TAKEN' }] });
  }
  const view = await readStaff(tx, actorOf(context), added.id);
  await writeAudit(tx, context, {
    action: 'user.created',
    subject: { type: 'staff_user', id: added.id },
    after: { ...view },
    changed: [staffChange(added)],
  });
  return view;
}
