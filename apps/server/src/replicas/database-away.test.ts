import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres } from '../../../../tests/support/postgres.ts';
import { openDatabase } from '../kernel/db/open-database.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let folder: string;
let server: TestServer;

beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), 'brokerdesk-away-'));
  const databaseUrl = await postgres.createDatabase();
  const database = await openDatabase({ dataDir: '', databaseUrl });
  server = await startTestServer({ storage: { database, folder, leave: database.close } });
});

afterAll(async () => {
  await server?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

// @rule server: Without PostgreSQL the process lives, is not ready, and recovers
// @in kernel/db/open-database.ts
it('while PostgreSQL is away the process lives, is not ready, and says BUSY; then it serves again', async () => {
  const angel = await server.signIn('angel');
  const { anonymous } = server;
  const statusOf = async (path: string) => (await anonymous.get(path)).status;
  expect(await statusOf('/readyz')).toBe(200);

  await postgres.restart(async () => {
    expect(await statusOf('/healthz')).toBe(200);
    const ready = await anonymous.get('/readyz');
    expect([ready.status, ready.body.code]).toEqual([503, 'NOT_READY']);
    const answer = await angel.get('/auth/admin/v1/userinfo');
    expect([answer.status, answer.body.code]).toEqual([503, 'BUSY']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    const figures = await anonymous.get('/metrics');
    expect(figures.status).toBe(200);
    expect(figures.body).toContain(
      'brokerdesk_requests_total{operation="getReadiness",status="503"}',
    );
  });

  await expect.poll(() => statusOf('/readyz'), { timeout: 10_000 }).toBe(200);
  expect((await angel.get('/auth/admin/v1/userinfo')).status).toBe(200);
});
