import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import type { InvitationPurpose } from '../../kernel/db/schema/staff.ts';
import { invitation } from '../../kernel/db/schema.ts';
import type { Half } from '../auth/code-halves.ts';

/** From when it is confirmed: no one can use it while it waits. */
export const invitationLifetimeMs = 72 * 60 * 60 * 1000;

export type InvitationRow = typeof invitation.$inferSelect;

/** Lock the user first. */
export async function liveInvitation(
  tx: Transaction,
  userId: string,
): Promise<InvitationRow | null> {
  const [found] = await tx.select().from(invitation).where(isLiveOf(userId));
  return found ?? null;
}

function isLiveOf(userId: string) {
  return and(
    eq(invitation.userId, userId),
    isNull(invitation.usedAt),
    isNull(invitation.revokedAt),
  );
}

export async function addInvitation(
  tx: Transaction,
  of: { userId: string; purpose: InvitationPurpose; createdById: string },
): Promise<InvitationRow> {
  await revokeInvitation(tx, of.userId);
  const [added] = await tx
    .insert(invitation)
    .values({ ...of, expiresAt: expiryFromNow() })
    .returning();
  if (added === undefined) throw new Error('The invitation was not returned by the database.');
  return added;
}

export async function revokeInvitation(tx: Transaction, userId: string): Promise<void> {
  await tx.update(invitation).set({ revokedAt: new Date() }).where(isLiveOf(userId));
}

export function expiryFromNow(): Date {
  return new Date(Date.now() + invitationLifetimeMs);
}

/** The maker collects the first, the approver the second; without an approval, the maker collects both. */
export function collectableHalves(
  invitation: Pick<InvitationRow, 'createdById' | 'confirmedById' | 'confirmedAt' | 'expiresAt'>,
  userId: string,
  now: Date,
): Half[] {
  const { createdById, confirmedById, confirmedAt, expiresAt } = invitation;
  if (confirmedAt === null || expiresAt <= now) return [];
  const halves: Half[] = [];
  if (createdById === userId) halves.push('first');
  if ((confirmedById ?? createdById) === userId) halves.push('second');
  return halves;
}
