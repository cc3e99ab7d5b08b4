import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { staffUser } from '../../kernel/db/schema.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { type Appliers, applyTo } from '../approval/appliers.ts';
import { applyStatus } from './change-staff-status.ts';
import { applyMfaClosing } from './close-mfa.ts';
import { applyInvitation, discardInvitation } from './confirm-invitation.ts';
import { lockStaff } from './lock-staff.ts';
import { applyUpdate } from './update-staff.ts';

/**
 * Does not check the rank and scope of the second person again: the user who proposed it had them, and a platform with
 * one administrator could have no other.
 */
export const staffAppliers = {
  'POST /user/v1/create': {
    lockFirst: async (tx, context, { body }) => lockNamed(tx, context, await idOf(tx, body)),
    apply: async (tx, context, { body }) => applyInvitation(tx, context, await idOf(tx, body)),
    discard: async (tx, context, { body }) => discardInvitation(tx, context, await idOf(tx, body)),
  },
  'POST /user/v1/invitation/{id}': {
    lockFirst: (tx, context, { path }) => lockNamed(tx, context, path.id),
    apply: (tx, context, { path }) => applyInvitation(tx, context, path.id),
    discard: (tx, context, { path }) => discardInvitation(tx, context, path.id),
  },
  'PUT /user/v1/{id}': {
    lockFirst: (tx, context, { path, body }) => lockNamed(tx, context, path.id, body.leader_id),
    apply: applyTo(applyUpdate),
  },
  'PUT /user/v1/status/{id}': {
    lockFirst: (tx, context, { path }) => lockNamed(tx, context, path.id),
    apply: applyTo(applyStatus),
  },
  'PUT /user/v1/mfa/close/{id}': {
    lockFirst: (tx, context, { path }) => lockNamed(tx, context, path.id),
    apply: (tx, context, { path }) => applyMfaClosing(tx, context, path.id),
  },
} satisfies Appliers;

function lockNamed(
  tx: Transaction,
  context: RequestContext,
  ...ids: readonly (string | null | undefined)[]
) {
  return lockStaff(tx, [actorOf(context).id, ...ids]);
}

/** Null if the user was removed in the meantime. A name is never changed. */
async function idOf(tx: Transaction, { username }: { username: string }): Promise<string | null> {
  const [found] = await tx
    .select({ id: staffUser.id })
    .from(staffUser)
    .where(eq(staffUser.username, username.toLowerCase()));
  return found?.id ?? null;
}
