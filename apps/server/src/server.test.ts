import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Schemas } from '@brokerdesk/sdk';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './kernel/db/open-database.ts';
import { auditLog, deposit, staffUser } from './kernel/db/schema.ts';
import { seededRandom } from './kernel/random.ts';
import { checkLedger } from './platform/ledger/ledger-check.ts';
import { deriveSecrets } from './platform/secrets.ts';
import { seedStaff } from './seed/staff.ts';
import { md5 } from './testing/api-client.ts';

const program = join(import.meta.dirname, 'server.ts');
const jwtSecret = 'a secret that only this test has: 1234';

let template: string;
let dataDir: string;
let children: ChildProcess[];

// Making a cluster takes PGlite many seconds, starting on a copy of one about one.
beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'brokerdesk-process-'));
  await (await openDatabase({ dataDir: template, databaseUrl: null })).close();
});
afterAll(() => rm(template, { recursive: true, force: true }));

beforeEach(async () => {
  children = [];
  dataDir = await mkdtemp(join(tmpdir(), 'brokerdesk-process-'));
  await cp(template, dataDir, { recursive: true });
});
afterEach(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await rm(dataDir, { recursive: true, force: true });
});

function run(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'silent',
      JWT_SECRET: jwtSecret,
      QA_CAPTCHA: 'QAQA',
      DATA_CHECK_EVERY_MIN: '0',
      ...env,
    },
  });
  children.push(child);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.stderr += chunk;
  });
  const exited = once(child, 'exit').then(([code, signal]) => ({ code, signal, ...output }));
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /http:\/\/\S+/.exec(output.stdout);
      if (found) resolve(found[0]);
    });
    exited.then(({ stderr }) => reject(new Error(`The server ended: ${stderr}`)));
  });
  // Where a test waits for the end only, nobody listens to this.
  address.catch(() => {});
  return { child, exited, address };
}

/** Resolves when nobody listens there any more. */
async function refused(port: number, host: string): Promise<void> {
  for (;;) {
    const attempt = connect(port, host);
    const code = await once(attempt, 'connect').then(
      () => null,
      (error: NodeJS.ErrnoException) => error.code,
    );
    attempt.destroy();
    if (code === 'ECONNREFUSED') return;
  }
}

/** The demonstration staff alone, in the data folder, while no server runs on it. */
async function addStaff() {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  const { seal } = deriveSecrets(jwtSecret);
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

describe('the server process', () => {
  it('serves, answers what is under way, and stops on SIGTERM with 0', async () => {
    const { child, exited, address } = run();
    const ready = await fetch(`${await address}/readyz`);
    expect(await ready.json()).toEqual({ ok: true });
    child.kill('SIGTERM');
    expect(await exited).toMatchObject({ code: 0, stderr: '' });
    await expect(stat(join(dataDir, 'server.lock'))).rejects.toThrow('ENOENT');
  });

  it('finishes a request that is under way before it stops', async () => {
    const { child, exited, address } = run();
    const { hostname, port } = new URL(await address);
    const socket = connect(Number(port), hostname);
    const answered = text(socket);
    // The first half of a request, and proof that the server has it: it asks for the rest.
    socket.write(
      'POST /auth/admin/v1/token/refresh HTTP/1.1\r\nhost: localhost\r\n' +
        'content-type: application/json\r\ncontent-length: 21\r\nexpect: 100-continue\r\n\r\n',
    );
    await once(socket, 'readable');
    child.kill('SIGTERM');
    await refused(Number(port), hostname);
    socket.write('{"refresh_token":"x"}');
    expect(await answered).toContain('401 Unauthorized');
    expect(await exited).toMatchObject({ code: 0, stderr: '' });
  });

  it('is not held up by a connection that has never said anything', async () => {
    const { child, exited, address } = run();
    const { hostname, port } = new URL(await address);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    await once(socket, 'connect');
    // The server has taken the connection by the time that it answers another one.
    await fetch(`${await address}/healthz`);
    child.kill('SIGTERM');
    expect(await exited).toMatchObject({ code: 0, stderr: '' });
  });

  it('ends at once at a second signal, of either kind', async () => {
    const { child, exited, address } = run();
    const { hostname, port } = new URL(await address);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.write(
      'POST /auth/admin/v1/token/refresh HTTP/1.1\r\nhost: localhost\r\n' +
        'content-type: application/json\r\ncontent-length: 21\r\nexpect: 100-continue\r\n\r\n',
    );
    await once(socket, 'readable');
    child.kill('SIGTERM');
    await refused(Number(port), hostname);
    child.kill('SIGINT');
    expect(await exited).toMatchObject({ signal: 'SIGINT' });
  });

  it('makes a secret once, that only its owner reads, where none is given', async () => {
    const first = run({ JWT_SECRET: '' });
    await first.address;
    const path = join(dataDir, 'jwt-secret');
    const secret = await readFile(path, 'utf8');
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    first.child.kill('SIGINT');
    expect((await first.exited).code).toBe(0);
    await run({ JWT_SECRET: '' }).address;
    expect(await readFile(path, 'utf8')).toBe(secret);
  });
});

describe('one sentence and exit 1', () => {
  it('for a wrong variable', async () => {
    expect(await run({ PORT: 'http' }).exited).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'PORT is wrong: expected a number from 0 to 65535.\n',
    });
  });

  it('for a database that cannot be reached', async () => {
    const { code, stderr } = await run({ DATABASE_URL: 'postgresql://127.0.0.1:1/none' }).exited;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The database at 127\.0\.0\.1:1\/none cannot be reached .*\n$/);
  });

  it('for a data folder that cannot be made', async () => {
    const occupied = join(dataDir, 'a file');
    await writeFile(occupied, '');
    const { code, stderr } = await run({ DATA_DIR: occupied }).exited;
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^The data folder .*a file cannot be made \(EEXIST.*set another DATA_DIR\.\n$/,
    );
  });

  it('for a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const { code, stderr } = await run({ PORT: String(port) }).exited;
    other.close();
    expect(code).toBe(1);
    expect(stderr).toBe(
      `127.0.0.1:${port} is in use: stop what runs there, or set another PORT.\n`,
    );
  });

  it('for a data folder that another process uses; the first goes on', async () => {
    const first = run();
    const address = await first.address;
    const { code, stderr } = await run().exited;
    expect(code).toBe(1);
    expect(stderr).toContain(`is in use by process ${first.child.pid}: stop that server`);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  });
});

describe('after kill -9', () => {
  it('in the middle of the demonstration set, the data folder is as empty as before', async () => {
    const { child, exited } = run({ SEED: 'demo', LOG_LEVEL: 'info' });
    child.stdout.on('data', (chunk) => {
      if (String(chunk).includes('Seeding')) child.kill('SIGKILL');
    });
    const { signal, stdout } = await exited;
    expect([signal, stdout]).toEqual(['SIGKILL', expect.not.stringContaining('served at')]);
    const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
    expect([await db.$count(staffUser), await db.$count(deposit)]).toEqual([0, 0]);
    await close();
  });

  it('a lock of a process that is gone, or whose id another one has now, is taken over', async () => {
    await writeFile(join(dataDir, 'server.lock'), `${process.pid} 1`);
    const server = run();
    await server.address;
    server.child.kill('SIGKILL');
    await server.exited;
    expect((await readFile(join(dataDir, 'server.lock'), 'utf8')).split(' ')[0]).toBe(
      String(server.child.pid),
    );
    await run().address;
  });

  it('in the middle of writes, all that was acknowledged is there, and nothing twice', async () => {
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

    const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
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
