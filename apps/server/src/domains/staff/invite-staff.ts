import type { Schemas } from '@brokerdesk/sdk';
import type { OperationInput } from '../../http/routes.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import type { InvitationPurpose } from '../../kernel/db/schema/staff.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { idempotent } from '../../platform/idempotent.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import type { StaffUserRow } from '../../platform/sessions/sessions.ts';
import { lockStaff, refuseOwn, requireChangeable } from './lock-staff.ts';
import { addInvitation, type InvitationRow, liveInvitation } from './new-invitation.ts';
import { requireThird, signForStaff } from './sign-for-staff.ts';
import { readStaff, staffChange } from './staff-view.ts';

/**
 * Nothing changes for the user before it is confirmed. Throws as `lockForChange` and `requireThird`, and OWN_ACCOUNT,
 * PROPOSAL_OPEN.
 */
export async function inviteStaff(
  context: RequestContext,
  input: OperationInput<'POST /user/v1/invitation/{id}'>,
): Promise<Schemas.StaffUser> {
  const actor = actorOf(context);
  const { id } = input.path;
  let target: StaffUserRow | undefined;
  return idempotent(
    context,
    input,
    async (tx) => {
      const person = requireChangeable(actor, target);
      refuseOwn(context, person);
      await requireThird(tx, context, person);
      await invite(tx, context, person);
      return readStaff(tx, context, id);
    },
    async (tx) => {
      target = (await lockStaff(tx, [actor.id, id])).get(id);
    },
  );
}

async function invite(
  tx: Transaction,
  context: RequestContext,
  person: StaffUserRow,
): Promise<void> {
  const createdById = actorOf(context).id;
  const live = await liveInvitation(tx, person.id);
  if (live !== null && live.confirmedAt === null) throw new Problem('PROPOSAL_OPEN');
  const purpose = purposeFor(person, live);
  await addInvitation(tx, { userId: person.id, purpose, createdById });
  const signed = await signForStaff(tx, context, person, {
    path: { id: person.id },
    body: {},
    changes: [{ field: purpose === 'reset' ? 'password' : 'invitation', ...renewed }],
  });
  if (signed) throw new Error('Nobody invites alone.');
  await writeAudit(tx, context, {
    action: purpose === 'reset' ? 'user.reset_asked' : 'user.invited',
    subject: { type: 'staff_user', id: person.id },
    after: { purpose },
    changed: [staffChange(person)],
  });
}

const renewed = { before: null, after: 'new' };

function purposeFor(person: StaffUserRow, live: InvitationRow | null): InvitationPurpose {
  const hasSignedIn = person.passwordHash !== null || person.lastLoginAt !== null;
  return hasSignedIn || live?.purpose === 'reset' ? 'reset' : 'first_sign_in';
}
