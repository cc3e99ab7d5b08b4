import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveLedger } from '../../../../tests/support/ledger-check.ts';
import { postgresProgram } from '../../../../tests/support/postgres.ts';
import {
  namedFiles,
  proveFiles,
  seedAs,
  seenAt,
  uploadPicture,
} from '../../../../tests/support/restored.ts';
import { startStack } from '../../../../tests/support/stack.ts';
import { type StaffApi, signInByHand } from '../../../../tests/support/staff-api.ts';
import { openDatabase } from '../kernel/db/open-database.ts';
import { deposit } from '../kernel/db/schema.ts';
import { createInCluster } from '../testing/test-cluster.ts';

const jwtSecret = 'a secret that only this test has: 1234';
const run = (program: string, args: string[]) =>
  promisify(execFile)(postgresProgram(program), args);

type ClusterDatabase = Awaited<ReturnType<typeof createInCluster>>;
let folder: string;
let source: ClusterDatabase;
let target: ClusterDatabase;

const start = (database: ClusterDatabase, dataDir: string) =>
  startStack({
    dataDir,
    env: { DATABASE_URL: database.url, JWT_SECRET: jwtSecret, SEED: 'none' },
  });

/** Approves deposits and uploads pictures until it is stopped, and keeps what the server has confirmed. */
function keepWorking(url: string, who: StaffApi, waiting: readonly Schemas.Deposit[]) {
  const confirmed = { approved: [] as string[], uploaded: [] as string[] };
  let stopped = false;
  async function work() {
    for (const { id, version } of waiting) {
      if (stopped) return;
      const body = { result: 'approved', version };
      const { status } = await who.put(`/deposit/admin/v1/audit/${id}`, body);
      if (status === 200) confirmed.approved.push(id);
      confirmed.uploaded.push(await uploadPicture(url, who));
    }
  }
  const working = work();
  working.catch(() => {});
  return {
    confirmed,
    async stop() {
      stopped = true;
      await working;
    },
  };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brokerdesk-backup-'));
  [source, target] = [await createInCluster(), await createInCluster()];
  const { db, close } = await openDatabase({ dataDir: '', ...source.urls });
  await seedAs(db, join(folder, 'source'), jwtSecret);
  await close();
});

afterAll(async () => {
  await source?.drop();
  await target?.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('a backup that is made while people work', () => {
  // @rule server: A backup restores the books, the files, the passwords and the money
  // @in kernel/db/migrate.ts
  it('restores the books, the files, the passwords and the money as they were at one moment', async () => {
    const [dataDir, restoredDir] = [join(folder, 'source'), join(folder, 'restored')];
    const dump = join(folder, 'brokerdesk.dump');
    const server = await start(source, dataDir);
    const angel = await signInByHand(server.url, 'angel');
    const waiting = await angel.get<Schemas.DepositList>(
      '/deposit/admin/v1/list?status=pending&size=200',
    );
    const before = await seenAt(server.url);

    const others = waiting.body.list.filter((one) => one.client.id !== before.clientId);
    const work = keepWorking(server.url, angel, others);
    await expect.poll(() => work.confirmed.uploaded.length, { timeout: 30_000 }).toBeGreaterThan(0);
    const earlier = structuredClone(work.confirmed);
    await run('pg_dump', ['--format=custom', `--file=${dump}`, source.ownerUrl]);
    await cp(join(dataDir, 'files'), join(restoredDir, 'files'), { recursive: true });
    await work.stop();
    await server.terminate();

    const options = ['--single-transaction', '--no-owner', '--no-privileges'];
    await run('pg_restore', [...options, `--dbname=${target.ownerUrl}`, dump]);
    const { db, close } = await openDatabase({ dataDir: '', ...target.urls });
    expect(await proveLedger({ dataDir: restoredDir, databaseUrl: target.url })).toContain(
      'The books are right',
    );
    const named = await namedFiles(db);
    await proveFiles(named, restoredDir);
    expect(named.map(({ id }) => id)).toEqual(expect.arrayContaining(earlier.uploaded));
    const approved = await db.select().from(deposit).where(eq(deposit.status, 'approved'));
    expect(approved.map(({ id }) => id)).toEqual(expect.arrayContaining(earlier.approved));
    await close();
    const endAll = 'update session set ended_at = now() where ended_at is null';
    await run('psql', ['-v', 'ON_ERROR_STOP=1', target.ownerUrl, '-c', endAll]);

    const restored = await start(target, restoredDir);
    const fromBefore = await fetch(`${restored.url}/auth/admin/v1/userinfo`, {
      headers: { authorization: `Bearer ${angel.accessToken}` },
    });
    expect(fromBefore.status).toBe(401);
    const after = await seenAt(restored.url, before.clientId);
    await signInByHand(restored.url, 'mfa');
    await restored.terminate();
    expect(after).toEqual({ ...before, unbroken: true });
  }, 180_000);
});
