import type { Schemas } from '@brokerdesk/sdk';
import type { OperationInput } from '../../http/routes.ts';
import { changesBetween } from '../../kernel/changes-between.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { idempotent } from '../../platform/idempotent.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { newInvitationCode } from './invitation-code.ts';
import { type LockedStaff, lockStaff } from './lock-staff.ts';
import { addInvitation } from './new-invitation.ts';
import { signForStaff } from './sign-for-staff.ts';
import { requireDistinctNames } from './similar-names.ts';
import { isLed } from './staff-scope.ts';
import { readStaff, staffChange } from './staff-view.ts';
import { leaderName, requirePosition, type TeamPosition } from './team-position.ts';

/** Throws ROLE_ABOVE_OWN, and VALIDATION at `username`, `name`, `role` or `leader_id`. */
export async function createStaff(
  context: RequestContext,
  input: OperationInput<'POST /user/v1/create'>,
): Promise<Schemas.StaffUser> {
  const actor = actorOf(context);
  const { body } = input;
  const position = positionOf(context, body);
  let locked: LockedStaff = new Map();
  return idempotent(
    context,
    input,
    (tx) => {
      requirePosition(actor, position, locked);
      return insert(tx, context, body, position);
    },
    async (tx) => {
      locked = await lockStaff(tx, [actor.id, position.leaderId]);
    },
  );
}

function positionOf(context: RequestContext, body: Schemas.StaffCreate): TeamPosition {
  const { id, scope } = actorOf(context);
  const { role } = body;
  const ownTeam = scope !== 'all' && isLed(role) ? id : null;
  return { role, leaderId: body.leader_id === undefined ? ownTeam : body.leader_id };
}

async function insert(
  tx: Transaction,
  context: RequestContext,
  body: Schemas.StaffCreate,
  { role, leaderId }: TeamPosition,
): Promise<Schemas.StaffUser> {
  const { id: createdById } = actorOf(context);
  const username = body.username.toLowerCase();
  const name = body.name.trim();
  await requireDistinctNames(tx, { username, name });
  const [added] = await tx
    .insert(staffUser)
    .values({ username, name, role, leaderId, createdById, code: newInvitationCode() })
    .onConflictDoNothing({ target: staffUser.username })
    .returning();
  if (added === undefined) {
    throw new Problem('VALIDATION', { errors: [{ field: 'username', code: 'USERNAME_TAKEN' }] });
  }
  await addInvitation(tx, { userId: added.id, purpose: 'first_sign_in', createdById });
  const signed = await signForStaff(tx, context, added, {
    path: {},
    body: { ...body, leader_id: leaderId },
    changes: changesBetween(null, {
      username,
      name,
      role,
      leader_id: await leaderName(tx, leaderId),
    }),
  });
  if (signed) throw new Error('Nobody adds staff alone.');
  const view = await readStaff(tx, context, added.id);
  await writeAudit(tx, context, {
    action: 'user.created',
    subject: { type: 'staff_user', id: added.id },
    after: { ...view },
    changed: [staffChange(added)],
  });
  return view;
}
