import { invitationLifetimeMs } from '../domains/staff/new-invitation.ts';
import type { Transaction } from '../kernel/db/database.ts';
import { invitation, staffUser } from '../kernel/db/schema.ts';
import type { Random } from '../kernel/random.ts';
import type { DemoStaff } from './staff.ts';

const hourMs = 60 * 60 * 1000;

export const unconfirmedUsername = 'hero11';

const invited = [
  { username: 'hero10', name: '何子轩', confirmed: true, hoursAgo: 5 },
  { username: unconfirmedUsername, name: 'Grace Okafor', confirmed: false, hoursAgo: 2 },
] as const;

export async function seedInvited(
  tx: Transaction,
  { random, staff, now }: { random: Random; staff: DemoStaff; now: Date },
): Promise<void> {
  for (const { username, name, confirmed, hoursAgo } of invited) {
    const at = new Date(now.getTime() - hoursAgo * hourMs);
    const userId = random.id(at);
    await tx.insert(staffUser).values({
      id: userId,
      username,
      name,
      role: 'hero',
      code: random.hex(8).toUpperCase(),
      leaderId: staff.superman,
      createdById: staff.god,
      createdAt: at,
      updatedAt: at,
    });
    await tx.insert(invitation).values({
      id: random.id(at),
      userId,
      purpose: 'first_sign_in',
      createdById: staff.god,
      createdAt: at,
      expiresAt: new Date(at.getTime() + invitationLifetimeMs),
      confirmedAt: confirmed ? at : null,
      confirmedById: confirmed ? staff.god2 : null,
    });
  }
}
