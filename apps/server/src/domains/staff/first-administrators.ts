import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel/db/database.ts';
import { invitation, setting, staffUser } from '../../kernel/db/schema.ts';
import { CannotStart, Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { newHalf } from '../auth/code-halves.ts';
import { newInvitationCode } from './invitation-code.ts';
import { addInvitation } from './new-invitation.ts';
import { highestRole } from './rank.ts';
import { requireDistinctNames } from './similar-names.ts';
import { staffChange } from './staff-view.ts';

export interface FirstAdministrator {
  username: string;
  name: string;
}

const usernamePattern = /^[a-z0-9][a-z0-9._-]{1,31}$/;
const nameMax = 60;

/**
 * Neither has created the other, so that they can approve for one another. Throws CannotStart if an administrator is
 * active.
 */
export function createFirstAdministrators(
  db: Database,
  secrets: Secrets,
  people: readonly [FirstAdministrator, FirstAdministrator],
): Promise<string[]> {
  return db.transaction(async (tx) => {
    // Two commands at once: the second one waits, and finds the administrators of the first.
    await tx.execute(sql`lock table ${staffUser} in share row exclusive mode`);
    await refuseAnother(tx);
    const codes: string[] = [];
    for (const one of people) codes.push(await create(tx, secrets, one));
    await requireFactors(tx);
    return codes;
  });
}

async function requireFactors(tx: Transaction): Promise<void> {
  const value = { factors: { god: 'any', angel: 'any', superman: 'any', hero: 'any' } };
  const stored = await tx
    .insert(setting)
    .values({ key: 'trade', value })
    .onConflictDoNothing()
    .returning({ key: setting.key });
  if (stored.length === 0) return;
  await writeAudit(tx, null, {
    action: 'setting.changed',
    subject: { type: 'setting', id: 'trade' },
    after: value,
    changed: [],
  });
}

/** An administrator counts who has signed in, or still can. The codes of others have expired unused. */
async function refuseAnother(tx: Transaction): Promise<void> {
  const rows = await tx
    .select({ person: staffUser, usable: invitation.id })
    .from(staffUser)
    .leftJoin(
      invitation,
      and(
        eq(invitation.userId, staffUser.id),
        isNull(invitation.usedAt),
        isNull(invitation.revokedAt),
        gt(invitation.expiresAt, new Date()),
      ),
    )
    .where(and(eq(staffUser.role, highestRole), eq(staffUser.active, true)));
  const active = rows.find(
    ({ person, usable }) =>
      usable !== null || person.passwordHash !== null || person.lastLoginAt !== null,
  );
  if (active === undefined) return;
  throw new CannotStart(
    `Refused: ${active.person.username} is an active administrator. Invite others in the console.`,
  );
}

async function create(
  tx: Transaction,
  secrets: Secrets,
  given: FirstAdministrator,
): Promise<string> {
  const username = given.username.trim().toLowerCase();
  const name = given.name.trim();
  if (!usernamePattern.test(username) || name === '' || name.length > nameMax) {
    throw new CannotStart(
      `"${given.username}" needs 2 to 32 letters, digits or . _ - as username, and a name of at most ${nameMax} characters.`,
    );
  }
  const unused = and(eq(staffUser.username, username), eq(staffUser.role, highestRole));
  const [found] = await tx
    .select()
    .from(staffUser)
    .where(and(unused, eq(staffUser.active, true)));
  await requireDistinctNames(tx, { username, name, ...(found && { id: found.id }) }).catch(refuse);
  const person = found ?? (await insert(tx, { username, name }));
  const { id } = await addInvitation(tx, {
    userId: person.id,
    purpose: 'first_sign_in',
    createdById: person.id,
  });
  await tx.update(invitation).set({ confirmedAt: new Date() }).where(eq(invitation.id, id));
  const first = await newHalf(tx, secrets, { id, half: 'first' });
  const second = await newHalf(tx, secrets, { id, half: 'second' });
  await writeAudit(tx, null, {
    action: 'user.installed',
    subject: { type: 'staff_user', id: person.id },
    after: { username, name, role: highestRole },
    changed: [staffChange(person)],
  });
  return `${first}-${second}`;
}

function refuse(error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  throw new CannotStart(
    'Refused: a username or name looks like the other one, or like that of a role or the system.',
  );
}

async function insert(tx: Transaction, { username, name }: FirstAdministrator) {
  const [added] = await tx
    .insert(staffUser)
    .values({ username, name, role: highestRole, code: newInvitationCode() })
    .onConflictDoNothing({ target: staffUser.username })
    .returning();
  if (added === undefined) throw new CannotStart(`Refused: the username "${username}" is taken.`);
  return added;
}
