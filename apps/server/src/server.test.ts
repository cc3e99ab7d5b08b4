import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { get } from 'node:https';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { selfSigned } from './testing/self-signed.ts';
import { useServerProcesses } from './testing/server-process.ts';

const { dataDir, run } = useServerProcesses(process.env['TEST_DATABASE_URL']);

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

describe('the server process', () => {
  // @rule server: SIGTERM finishes pending work; a killed process's lock is taken over
  it('serves, finishes what is under way, and stops on SIGTERM with 0', async () => {
    const { child, exited, address } = run();
    const ready = await fetch(`${await address}/readyz`);
    expect(await ready.json()).toEqual({ ok: true });
    child.kill('SIGTERM');
    expect(await exited).toMatchObject({ code: 0, stderr: '' });
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
    // The server has accepted the connection once it responds on another.
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

  // @rule server: With a certificate the server speaks TLS alone
  // @in tls.ts
  it('speaks TLS with its certificate, and does not start with another key', async () => {
    const [own, other] = [selfSigned(), selfSigned()];
    const files = {
      TLS_CERT_FILE: join(dataDir(), 'tls.crt'),
      TLS_KEY_FILE: join(dataDir(), 'tls.key'),
    };
    await writeFile(files.TLS_CERT_FILE, own.cert);
    await writeFile(files.TLS_KEY_FILE, own.key);
    const { child, exited, address } = run(files);
    const url = await address;
    const [response] = await once(
      get(`${url}/healthz`, { ca: own.cert, agent: false }),
      'response',
    );
    response.resume();
    expect([response.statusCode, response.headers['strict-transport-security']]).toEqual([
      200,
      expect.stringContaining('max-age='),
    ]);
    await expect(fetch(`${url.replace('https:', 'http:')}/healthz`)).rejects.toThrow();
    child.kill('SIGTERM');
    expect(await exited).toMatchObject({ code: 0, stderr: '' });

    await writeFile(files.TLS_KEY_FILE, other.key);
    expect(await run(files).exited).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(
        'TLS_CERT_FILE and TLS_KEY_FILE are no certificate and its key',
      ),
    });
  });

  // @rule server: A missing secret is generated once, readable by its owner only
  // @in platform/secrets.ts
  it('makes a secret once, that only its owner reads, if none is given', async () => {
    const first = run({ JWT_SECRET: '' });
    await first.address;
    const path = join(dataDir(), 'jwt-secret');
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
  // @rule server: A wrong variable, occupied port or unreachable database is one sentence
  // @in ./config.ts
  it('explain a wrong variable', async () => {
    expect(await run({ PORT: 'http' }).exited).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'PORT is wrong: expected a number from 0 to 65535.\n',
    });
  });

  it('explain an unreachable database', async () => {
    const { code, stderr } = await run({ DATABASE_URL: 'postgresql://127.0.0.1:1/none' }).exited;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The database at 127\.0\.0\.1:1\/none cannot be reached .*\n$/);
  });

  it('explain a data folder that cannot be made', async () => {
    const occupied = join(dataDir(), 'a file');
    await writeFile(occupied, '');
    const { code, stderr } = await run({ DATA_DIR: occupied }).exited;
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^The data folder .*a file cannot be made \(EEXIST.*set another DATA_DIR\.\n$/,
    );
  });

  it('explain a port in use', async () => {
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
});
