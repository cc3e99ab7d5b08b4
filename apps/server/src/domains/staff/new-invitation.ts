import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import type { InvitationPurpose } from '../../kernel/db/schema/staff.ts';
import { invitation } from '../../kernel/db/schema.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { bareCode, newWrittenCode } from '../auth/written-code.ts';

/** From when it was made, and anew from when it was confirmed: nobody can use it while it waits. */
export const invitationLifetimeMs = 72 * 60 * 60 * 1000;
/** Of 20 bits each: 120. */
const codeGroups = 6;

export type InvitationRow = typeof invitation.$inferSelect;

/** The live invitation of a person, if there is one. Lock the person first. */
export async function liveInvitation(
  tx: Transaction,
  userId: string,
): Promise<InvitationRow | null> {
  const [found] = await tx.select().from(invitation).where(isLiveOf(userId));
  return found ?? null;
}

/** One that has been neither used nor revoked; it may wait, or have expired. */
function isLiveOf(userId: string) {
  return and(
    eq(invitation.userId, userId),
    isNull(invitation.usedAt),
    isNull(invitation.revokedAt),
  );
}

/**
 * A new invitation, which opens nothing until it is confirmed; the one before counts no more. Answers
 * its code: it exists there only, its keyed hash is kept.
 */
export async function addInvitation(
  tx: Transaction,
  secrets: Secrets,
  of: { userId: string; purpose: InvitationPurpose; createdById: string },
): Promise<{ id: string; code: string }> {
  await revokeInvitation(tx, of.userId);
  const code = newWrittenCode(codeGroups);
  const [added] = await tx
    .insert(invitation)
    .values({ ...of, codeHash: hashOf(secrets, code), expiresAt: expiryFromNow() })
    .returning({ id: invitation.id });
  if (added === undefined) throw new Error('The invitation was not returned by the database.');
  return { id: added.id, code };
}

/** Another code for the same invitation, for a maker who has lost the one before. */
export async function renewInvitation(
  tx: Transaction,
  secrets: Secrets,
  { id }: InvitationRow,
): Promise<string> {
  const code = newWrittenCode(codeGroups);
  await tx
    .update(invitation)
    .set({ codeHash: hashOf(secrets, code), expiresAt: expiryFromNow() })
    .where(eq(invitation.id, id));
  return code;
}

export async function revokeInvitation(tx: Transaction, userId: string): Promise<void> {
  await tx.update(invitation).set({ revokedAt: new Date() }).where(isLiveOf(userId));
}

export function expiryFromNow(): Date {
  return new Date(Date.now() + invitationLifetimeMs);
}

function hashOf(secrets: Secrets, code: string): string {
  return secrets.hashInvitation(bareCode(code));
}
