import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { invitation, staffUser } from '../../kernel/db/schema.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { createFirstAdministrators, type FirstAdministrator } from './first-administrators.ts';

type Two = readonly [FirstAdministrator, FirstAdministrator];
const ada = { username: 'Ada', name: 'Ada Brook' };
const lin = { username: 'lin', name: '林静' };
const people: Two = [ada, lin];
const others: Two = [
  { username: 'kim', name: 'Kim' },
  { username: 'noor', name: 'Noor' },
];

/** An installation that has no staff yet. */
async function inEmpty(
  use: (
    db: Awaited<ReturnType<typeof startTestServer>>['db'],
    create: (two?: Two) => Promise<string[]>,
  ) => Promise<void>,
) {
  const { db, services, close } = await startTestServer({ seed: 'none' });
  try {
    await use(db, (two = people) => createFirstAdministrators(db, services.secrets, two));
  } finally {
    await close();
  }
}

it('is refused while any administrator is active, also for two commands at once', () =>
  inEmpty(async (db, create) => {
    const ended = await Promise.allSettled([create(), create(others)]);
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(create(others)).rejects.toThrow('active administrator');
    expect(await db.$count(staffUser)).toBe(2);
  }));

it('gives new codes to the same two when theirs have expired unused', () =>
  inEmpty(async (db, create) => {
    const [old] = await create();
    await db.update(invitation).set({ expiresAt: new Date() });
    const codes = await create();
    expect([codes.length, codes.includes(old ?? '')]).toEqual([2, false]);
    expect(await db.$count(staffUser)).toBe(2);
    await db
      .update(staffUser)
      .set({ lastLoginAt: new Date() })
      .where(eq(staffUser.username, 'ada'));
    await db.update(invitation).set({ expiresAt: new Date() });
    await expect(create()).rejects.toThrow('active administrator');
  }));

it.each<[string, Two, string]>([
  ['the name of the other one', [ada, { username: 'lin', name: 'ADA  BROOK' }], 'looks like'],
  ['the name of a role', [{ username: 'god', name: 'Ada Brook' }, lin], 'looks like'],
  ['a username with a space', [{ username: 'x y', name: 'Ada Brook' }, lin], 'as username'],
])('refuses %s', (_what, two, message) =>
  inEmpty(async (db, create) => {
    await expect(create(two)).rejects.toThrow(message);
    expect(await db.$count(staffUser)).toBe(0);
  }),
);
