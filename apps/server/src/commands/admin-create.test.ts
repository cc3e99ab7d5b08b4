import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase } from '../kernel/db/open-database.ts';
import { auditLog, invitation, staffUser } from '../kernel/db/schema.ts';
import { md5 } from '../testing/api-client.ts';
import { useServerProcesses } from '../testing/server-process.ts';

const processes = useServerProcesses(process.env['TEST_DATABASE_URL']);

const people = ['--username', 'Ada', '--name', 'Ada Brook', '--username', 'lin', '--name', '林静'];
const create = (args: readonly string[] = people) =>
  processes.runCommand('admin-create', args, { NODE_ENV: 'production', QA_CAPTCHA: '' });
const codesIn = (output: string) => output.match(/([2-9A-Z]{4}-){5}[2-9A-Z]{4}/g) ?? [];

async function inDatabase<T>(use: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => T) {
  const { db, close } = await openDatabase(processes.where());
  try {
    return await use(db);
  } finally {
    await close();
  }
}

it('makes two administrators in production, whose codes open their accounts', async () => {
  const { code, stdout, stderr } = await create().exited;
  expect([code, stderr]).toEqual([0, '']);
  const [first = '', second = ''] = codesIn(stdout);
  expect(codesIn(stdout)).toHaveLength(2);
  await inDatabase(async (db) => {
    const rows = await db.select().from(staffUser).orderBy(staffUser.username);
    const tieless = { role: 'god', active: true, createdById: null, lastResetById: null };
    expect(rows).toMatchObject([
      { username: 'ada', name: 'Ada Brook', passwordHash: null, ...tieless },
      { username: 'lin', name: '林静', passwordHash: null, ...tieless },
    ]);
    const log = JSON.stringify(await db.select().from(auditLog));
    expect(log.match(/user\.installed/g)).toHaveLength(2);
    expect(log).not.toContain(first);
  });

  const url = await processes.run().address;
  for (const [username, codeOf] of [
    ['ada', first],
    ['lin', second],
  ]) {
    const picture = await fetch(`${url}/auth/admin/v1/captcha`);
    const { captcha_id: captchaId } = (await picture.json()) as { captcha_id: string };
    const accepted = await fetch(`${url}/auth/admin/v1/invitation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-captcha-id': captchaId },
      body: JSON.stringify({
        username,
        code: codeOf,
        new_password: md5('A password of my own'),
        captcha: 'QAQA',
      }),
    });
    expect(accepted.status, await accepted.text()).toBe(200);
  }
});

it('is refused while any administrator is active, also for two commands at once', async () => {
  const others = ['--username', 'kim', '--name', 'Kim', '--username', 'noor', '--name', 'Noor'];
  const ended = await Promise.all([create(), create(others)].map(({ exited }) => exited));
  expect(ended.map(({ code }) => code).toSorted()).toEqual([0, 1]);
  const again = await create(others).exited;
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('active administrator')]);
  expect(await inDatabase((db) => db.$count(staffUser))).toBe(2);
});

it('gives new codes to the same two when theirs have expired unused', async () => {
  const [old = ''] = codesIn((await create().exited).stdout);
  await inDatabase((db) => db.update(invitation).set({ expiresAt: new Date() }));
  const { code, stdout } = await create().exited;
  expect([code, codesIn(stdout).length, stdout.includes(old)]).toEqual([0, 2, false]);
  await inDatabase(async (db) => {
    expect(await db.$count(staffUser)).toBe(2);
    await db
      .update(staffUser)
      .set({ lastLoginAt: new Date() })
      .where(eq(staffUser.username, 'ada'));
    await db.update(invitation).set({ expiresAt: new Date() });
  });
  expect((await create().exited).code).toBe(1);
});

it('takes two people with names that differ, and says what is missing', async () => {
  const refused = [
    await create(people.slice(0, 4)).exited,
    await create([...people.slice(0, 6), '--name', 'ADA  BROOK']).exited,
    await create(['--username', 'god', ...people.slice(2)]).exited,
    await create(['--username', 'x y', ...people.slice(2)]).exited,
  ];
  expect(refused.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
  expect(refused.map(({ stderr }) => stderr)).toEqual([
    expect.stringContaining('each twice'),
    expect.stringContaining('looks like'),
    expect.stringContaining('looks like'),
    expect.stringContaining('as username'),
  ]);
  expect(await inDatabase((db) => db.$count(staffUser))).toBe(0);
});
