import { expect, it } from 'vitest';
import { openDatabase } from '../kernel/db/open-database.ts';
import { auditLog, staffUser } from '../kernel/db/schema.ts';
import { md5 } from '../testing/api-client.ts';
import { useServerProcesses } from '../testing/server-process.ts';

const processes = useServerProcesses(process.env['TEST_DATABASE_URL']);

const people = ['--username', 'Ada', '--name', 'Ada Brook', '--username', 'lin', '--name', '林静'];
const create = (args: readonly string[] = people) =>
  processes.runCommand('admin-create', args, { NODE_ENV: 'production', QA_CAPTCHA: '' });
const codesIn = (output: string) => output.match(/([2-9A-Z]{4}-){7}[2-9A-Z]{4}/g) ?? [];

async function inDatabase<T>(use: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => T) {
  const { db, close } = await openDatabase(processes.where());
  try {
    return await use(db);
  } finally {
    await close();
  }
}

// @rule staff: One command creates the first two administrators, independent of each other
// @in domains/staff/first-administrators.ts
it('the command makes two administrators in production, whose codes open their accounts', async () => {
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

it('the command takes two people, and says in one sentence why it refuses', async () => {
  const { code, stdout, stderr } = await create(people.slice(0, 4)).exited;
  expect([code, stdout, stderr.trim().split('\n').length]).toEqual([1, '', 1]);
  expect(stderr).toContain('each twice');
});
