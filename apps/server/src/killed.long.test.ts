import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Schemas } from '@brokerdesk/sdk';
import { describe, expect, it } from 'vitest';
import { openDatabase } from './kernel/db/open-database.ts';
import { auditLog, deposit, staffUser } from './kernel/db/schema.ts';
import { seededRandom } from './kernel/random.ts';
import { checkLedger } from './platform/ledger/ledger-check.ts';
import { deriveSecrets } from './platform/secrets.ts';
import { seedStaff } from './seed/staff.ts';
import { md5 } from './testing/api-client.ts';
import { processJwtSecret, useServerProcesses } from './testing/server-process.ts';

const { dataDir, run } = useServerProcesses();

/** Only while no server runs on the folder. */
async function addStaff() {
  const { db, close } = await openDatabase({ dataDir: dataDir(), databaseUrl: null });
  const { seal } = deriveSecrets(processJwtSecret);
  await db.transaction((tx) => seedStaff(tx, { random: seededRandom(1), at: new Date(), seal }));
  await close();
}

async function signInAsGod(address: string): Promise<Schemas.Tokens> {
  const captcha = await fetch(`${address}/auth/admin/v1/captcha`);
  // Both are served from the contract.
  const { captcha_id: captchaId } = (await captcha.json()) as Schemas.Captcha;
  const login = await fetch(`${address}/auth/admin/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-captcha-id': captchaId },
    body: JSON.stringify({ username: 'god', password: md5('Brokerdesk#1'), captcha: 'QAQA' }),
  });
  expect(login.status).toBe(200);
  return (await login.json()) as Schemas.Tokens;
}

describe('after kill -9', () => {
  it('the data folder is as empty as before if the demonstration set was under way', async () => {
    const { child, exited } = run({ SEED: 'demo', LOG_LEVEL: 'info' });
    child.stdout.on('data', (chunk) => {
      if (String(chunk).includes('Seeding')) child.kill('SIGKILL');
    });
    const { signal, stdout } = await exited;
    expect([signal, stdout]).toEqual(['SIGKILL', expect.not.stringContaining('served at')]);
    const { db, close } = await openDatabase({ dataDir: dataDir(), databaseUrl: null });
    expect([await db.$count(staffUser), await db.$count(deposit)]).toEqual([0, 0]);
    await close();
  });

  it('a lock of a process that is gone, or whose id another one has now, is taken over', async () => {
    await writeFile(join(dataDir(), 'server.lock'), `${process.pid} 1`);
    const server = run();
    await server.address;
    server.child.kill('SIGKILL');
    await server.exited;
    expect((await readFile(join(dataDir(), 'server.lock'), 'utf8')).split(' ')[0]).toBe(
      String(server.child.pid),
    );
    await run().address;
  });

  it('all acknowledged writes are there, and none twice', async () => {
    await addStaff();
    const server = run();
    const address = await server.address;
    const { access_token: token } = await signInAsGod(address);
    const acknowledged: string[] = [];
    const write = async () => {
      for (;;) {
        const announced = await fetch(`${address}/s3/admin/presign/put`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: '{"purpose":"deposit_proof","content_type":"image/png","size":8}',
        });
        acknowledged.push(((await announced.json()) as Schemas.Presigned).file_id);
        if (acknowledged.length === 60) server.child.kill('SIGKILL');
      }
    };
    const writers = await Promise.allSettled([write(), write(), write(), write()]);
    expect(writers.every(({ status }) => status === 'rejected')).toBe(true);
    await server.exited;

    const { db, close } = await openDatabase({ dataDir: dataDir(), databaseUrl: null });
    try {
      const entries = await db.select().from(auditLog);
      const written = entries
        .filter(({ action }) => action === 'file.announced')
        .map(({ subjectId }) => subjectId);
      expect(written).toEqual(expect.arrayContaining(acknowledged));
      expect(new Set(written).size).toBe(written.length);
      // At most the four that were under way were written without an answer.
      expect(written.length - acknowledged.length).toBeLessThanOrEqual(4);
      expect(await checkLedger(db)).toEqual([]);
    } finally {
      await close();
    }
  });
});

describe('a data folder', () => {
  it('is free once its server has stopped', async () => {
    const { child, exited, address } = run();
    await address;
    child.kill('SIGTERM');
    expect(await exited).toMatchObject({ code: 0, stderr: '' });
    await expect(stat(join(dataDir(), 'server.lock'))).rejects.toThrow('ENOENT');
  });

  it('is refused in one sentence if another process uses it; the first goes on', async () => {
    const first = run();
    const address = await first.address;
    const { code, stderr } = await run().exited;
    expect(code).toBe(1);
    expect(stderr).toContain(`is in use by process ${first.child.pid}: stop that server`);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  });
});
