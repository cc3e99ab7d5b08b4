import { createHash } from 'node:crypto';
import type { Role } from '@brokerdesk/policy';
import { eq } from 'drizzle-orm';
import { hashNewPassword } from '../domains/auth/password.ts';
import { invitationLifetimeMs } from '../domains/staff/new-invitation.ts';
import type { Transaction } from '../kernel/db/database.ts';
import { invitation, staffUser } from '../kernel/db/schema.ts';
import { type Random, seededRandom } from '../kernel/random.ts';

export const demoPassword = 'Brokerdesk#1';

export const demoTotpSecret = 'JBSWY3DPEHPK3PXP';

interface Member {
  username: string;
  name: string;
  role: Role;
  leader?: string;
}

const members = [
  { username: 'god', name: '高建明', role: 'god' },
  { username: 'angel', name: '陈雅静', role: 'angel' },
  { username: 'angel2', name: 'Victoria Lam', role: 'angel' },
  { username: 'mfa', name: '周敏', role: 'angel' },
  { username: 'superman', name: '黄国强', role: 'superman' },
  { username: 'superman2', name: 'Marcus Teo', role: 'superman' },
  { username: 'hero', name: '李思源', role: 'hero', leader: 'superman' },
  { username: 'hero2', name: '王海燕', role: 'hero', leader: 'superman' },
  { username: 'hero3', name: 'Daniel Fraser', role: 'hero', leader: 'superman' },
  { username: 'hero4', name: '林嘉欣', role: 'hero', leader: 'superman' },
  { username: 'hero5', name: 'Priya Singh', role: 'hero', leader: 'superman2' },
  { username: 'hero6', name: '赵文博', role: 'hero', leader: 'superman2' },
  { username: 'hero7', name: 'Ingrid Hughes', role: 'hero', leader: 'superman2' },
  { username: 'hero8', name: '欧阳天佑', role: 'hero', leader: 'superman2' },
  { username: 'god2', name: 'Eleanor Moore', role: 'god' },
] as const satisfies readonly Member[];

const laterSeed = 4602;

export type DemoUsername = (typeof members)[number]['username'];

export type DemoStaff = Readonly<Record<DemoUsername, string>>;

export async function seedStaff(
  tx: Transaction,
  { random, at, seal }: { random: Random; at: Date; seal: (secret: string) => string },
): Promise<DemoStaff> {
  // `god2` came later, and has a chance of its own: what is drawn after the staff stays what it was.
  const later = seededRandom(laterSeed);
  const ids = Object.fromEntries(
    members.map(({ username }) => [username, (username === 'god2' ? later : random).id(at)]),
  ) as Record<DemoUsername, string>;
  // One hash for all: the password is no secret, and hashing is slow on purpose.
  const passwordHash = await hashNewPassword({
    md5: createHash('md5').update(demoPassword).digest('hex'),
    username: 'god',
    // Public, and of the product's name: SEED=demo is refused in production.
    names: [],
    field: 'password',
  });
  await tx.insert(staffUser).values(
    members.map((member) => ({
      id: ids[member.username],
      username: member.username,
      name: member.name,
      role: member.role,
      code: demoCode(member.username),
      leaderId: 'leader' in member ? ids[member.leader] : null,
      passwordHash,
      mfaSecret: member.username === 'mfa' ? seal(demoTotpSecret) : null,
      createdAt: at,
      updatedAt: at,
    })),
  );
  return ids;
}

export async function seedFormerStaff(
  tx: Transaction,
  { random, staff, at }: { random: Random; staff: DemoStaff; at: Date },
): Promise<void> {
  const username = 'hero9';
  const [god] = await tx
    .select({ passwordHash: staffUser.passwordHash })
    .from(staffUser)
    .where(eq(staffUser.id, staff.god));
  if (god === undefined) throw new Error('The demonstration staff comes first.');
  await tx.insert(staffUser).values({
    id: random.id(at),
    username,
    name: '孙立群',
    role: 'hero',
    code: demoCode(username),
    leaderId: staff.superman,
    passwordHash: god.passwordHash,
    active: false,
    disabledAt: at,
    createdAt: at,
    updatedAt: at,
  });
}

/** Not drawn, so that what is drawn later stays what it was. */
function demoCode(username: string): string {
  return createHash('md5').update(username).digest('hex').slice(0, 8).toUpperCase();
}

export const heroes = [
  'hero',
  'hero2',
  'hero3',
  'hero4',
  'hero5',
  'hero6',
  'hero7',
  'hero8',
] as const;

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
