import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { invitation, proposal, setting, staffUser } from '../../kernel/db/schema.ts';
import { readSetting } from '../../platform/settings.ts';
import { apiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { openSession } from '../../testing/people.ts';
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

// @rule staff: The command is refused while any administrator is active
it('the command is refused while any administrator is active, also for two commands at once', () =>
  inEmpty(async (db, create) => {
    const ended = await Promise.allSettled([create(), create(others)]);
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(create(others)).rejects.toThrow('active administrator');
    expect(await db.$count(staffUser)).toBe(2);
  }));

// @rule settings: Every role of a new installation needs a second factor
// @in ./first-administrators.ts
it('the command requires a second factor of every role, unless something is set', () =>
  inEmpty(async (db, create) => {
    await create();
    const { factors } = await readSetting(db, 'trade');
    expect(factors).toEqual({ god: 'any', angel: 'any', superman: 'any', hero: 'any' });
    await db.update(setting).set({ value: {} });
    await db.update(invitation).set({ expiresAt: new Date() });
    await create();
    expect((await readSetting(db, 'trade')).factors.god).toBe('none');
  }));

it('the command gives new codes to the same two users if theirs have expired unused', () =>
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
])('the command refuses %s', (_what, two, message) =>
  inEmpty(async (db, create) => {
    await expect(create(two)).rejects.toThrow(message);
    expect(await db.$count(staffUser)).toBe(0);
  }),
);

// @rule staff: Of the first two administrators, neither shuts out the other
// @in ./sign-for-staff.ts
it.each([
  ['who has not signed in yet', false],
  ['who has signed in', true],
])(
  'creates two of whom neither disables, resets, demotes or removes the other, %s',
  async (_who, hasSignedIn) => {
    const server = await startTestServer({ seed: 'none' });
    try {
      const { db, services, app } = server;
      await createFirstAdministrators(db, services.secrets, people);
      const rows = await db.select().from(staffUser);
      const one = rows.find(({ username }) => username === 'ada')?.id ?? '';
      const other = rows.find(({ username }) => username === 'lin')?.id ?? '';
      const ids = hasSignedIn ? [one, other] : [one];
      const signedIn = { passwordHash: 'set', mfaSecret: 'set' };
      await db.update(staffUser).set(signedIn).where(inArray(staffUser.id, ids));
      const tokens = await openSession(server, { id: one, username: 'ada', secret: null });
      const ada = apiClient(app, tokens);
      const demoted = { name: '林静', role: 'hero', leader_id: null, version: 1 };
      const answers = [
        await ada.call('PUT', `/user/v1/status/${other}`, { status: 'disabled', version: 1 }),
        await ada.call('POST', `/user/v1/invitation/${other}`, undefined, once()),
        await ada.call('PUT', `/user/v1/${other}`, demoted),
        await ada.call('DELETE', `/user/v1/${other}`),
      ];
      expect(answers.map(({ body }) => body.code)).toEqual([
        ...Array(3).fill('ADMINISTRATOR_NEEDS_TWO'),
        'STILL_REFERRED_TO',
      ]);
      expect(await db.$count(proposal)).toBe(0);
    } finally {
      await server.close();
    }
  },
);
