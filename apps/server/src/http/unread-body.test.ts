import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oneConnection } from '../testing/one-connection.ts';
import { useTestServer } from '../testing/test-server.ts';

const server = useTestServer();
let address: string;
let connection: ReturnType<typeof oneConnection>;

beforeAll(async () => {
  address = await server().listen();
});
beforeEach(() => {
  connection = oneConnection(address);
});
afterEach(() => connection.close());
afterAll(() => connection.close());

const megabyte = 1024 * 1024;
const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(5000, 7)]);

async function announce(): Promise<string> {
  const angel = await server().signIn('angel');
  const body = { purpose: 'deposit_proof', content_type: 'image/png', size: png.length };
  return (await angel.call('POST', '/s3/admin/presign/put', body)).body.url;
}

const put = (path: string, body: Buffer, headers: Record<string, string> = {}) => ({
  ...{ method: 'PUT', path, body },
  headers: { 'content-type': 'image/png', ...headers },
});

const login = (body: Buffer) => ({
  ...{ method: 'POST', path: '/auth/admin/v1/login', body },
  headers: { 'content-type': 'application/json', 'content-length': String(body.length) },
});

async function codeOf(request: Parameters<typeof connection.ask>[0]) {
  const { status, body } = await connection.ask(request);
  return [status, JSON.parse(body).code];
}

const nextIsAnswered = async () =>
  expect((await connection.ask({ path: '/healthz' })).status).toBe(200);

describe('after an upload that is refused, the next request is answered', () => {
  it('if 9 MB come for 5 KB', async () => {
    const body = Buffer.concat([png, Buffer.alloc(9 * megabyte)]);
    expect(await codeOf(put(await announce(), body))).toEqual([422, 'FILE_SIZE_DIFFERS']);
    await nextIsAnswered();
  });

  it('if its address is wrong', async () => {
    const path = (await announce()).replace(/signature=.{5}/, 'signature=AAAAA');
    const body = Buffer.alloc(9 * megabyte);
    expect(await codeOf(put(path, body))).toEqual([403, 'UPLOAD_LINK_INVALID']);
    await nextIsAnswered();
  });

  it('if it is compressed', async () => {
    const request = put(await announce(), gzipSync(Buffer.alloc(9 * megabyte)), {
      'content-encoding': 'gzip',
    });
    expect(await codeOf(request)).toEqual([415, 'UNSUPPORTED_ENCODING']);
    await nextIsAnswered();
  });

  it('if more comes than is accepted', async () => {
    const body = Buffer.alloc(40 * megabyte);
    // The answer may be lost in this case, and nothing but it.
    await connection.ask(put(await announce(), body)).catch(() => null);
    await nextIsAnswered();
  });
});

/** Writes a whole request before it reads a byte of the answer, as many callers do. */
async function firstLineAfterAll(head: string[], body: Buffer): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const failed = once(socket, 'error').then(([error]) => Promise.reject(error));
  const written = new Promise((resolve) => {
    socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]), resolve);
  });
  try {
    await Promise.race([written, failed]);
    const [answer] = await Promise.race([once(socket, 'data'), failed]);
    return String(answer).split('\r\n', 1)[0] ?? '';
  } finally {
    socket.destroy();
    failed.catch(() => {});
  }
}

describe('what is too large', () => {
  const large = Buffer.alloc(8 * megabyte, 0x20);
  const asChunk = Buffer.concat([
    ...[Buffer.from(`${large.length.toString(16)}\r\n`), large, Buffer.from('\r\n0\r\n\r\n')],
  ]);

  it.each([
    ['with its length', `content-length: ${large.length}`, large],
    ['without a length', 'transfer-encoding: chunked', asChunk],
  ])('is refused to callers who send all of it first, %s', async (_, length, body) => {
    const head = [
      `POST ${login(large).path} HTTP/1.1`,
      'host: x',
      'content-type: application/json',
    ];
    const line = await firstLineAfterAll([...head, length], body);
    expect(line).toBe('HTTP/1.1 413 Payload Too Large');
  });

  it('is refused if its headers have 100 kB', async () => {
    const head = ['GET /healthz HTTP/1.1', 'host: x', `x-device: ${'x'.repeat(100_000)}`];
    expect(await firstLineAfterAll(head, Buffer.alloc(0))).toBe(
      'HTTP/1.1 431 Request Header Fields Too Large',
    );
  });

  // @rule server: A request with two lengths is refused, and its connection closed
  // @in app.ts
  it('is refused if it has two lengths, which a proxy might read differently', async () => {
    const head = [
      'POST /auth/admin/v1/login HTTP/1.1',
      'host: x',
      'content-type: application/json',
    ];
    const chunked = [...head, 'content-length: 5', 'transfer-encoding: chunked'];
    expect(await firstLineAfterAll(chunked, Buffer.from('0\r\n\r\n'))).toBe(
      'HTTP/1.1 400 Bad Request',
    );
    const twice = [...head, 'content-length: 5', 'content-length: 2'];
    expect(await firstLineAfterAll(twice, Buffer.from('{}   '))).toBe('HTTP/1.1 400 Bad Request');
  });

  it('is refused if it is a file', async () => {
    const head = [`PUT ${await announce()} HTTP/1.1`, 'host: x', 'content-type: image/png'];
    const line = await firstLineAfterAll([...head, `content-length: ${large.length}`], large);
    expect(line).toBe('HTTP/1.1 422 Unprocessable Entity');
  });

  // @rule server: Unauthenticated bodies may be 16 KB, others 256 KB
  // @in ./register-operations.ts
  it('is more than 16 KB without a session, and 256 KB with one', async () => {
    expect(await codeOf(login(Buffer.alloc(20_000, 0x20)))).toEqual([413, 'BODY_TOO_LARGE']);
    const angel = await server().signIn('angel');
    const authorization = `Bearer ${angel.tokens?.access_token}`;
    const sized = (bytes: number) => ({
      ...login(Buffer.alloc(bytes, 0x20)),
      path: '/s3/admin/presign/put',
      headers: { ...login(Buffer.alloc(bytes)).headers, authorization },
    });
    expect(await codeOf(sized(200_000))).toEqual([400, 'MALFORMED_JSON']);
    expect(await codeOf(sized(300_000))).toEqual([413, 'BODY_TOO_LARGE']);
  });
});

describe('a caller who breaks off in the middle of a body', () => {
  const linesOf = (id: string) =>
    server()
      .logs.map((line): Record<string, unknown> => JSON.parse(line))
      .filter((line) => line['request_id'] === id)
      .map(({ msg }) => msg);

  it.each([
    ['an upload, at once', announce, 'PUT', 'image/png', ''],
    ['an upload, in its middle', announce, 'PUT', 'image/png', 'expect: 100-continue\r\n'],
    ['a sign-in, at once', async () => login(png).path, 'POST', 'application/json', ''],
    [
      'a sign-in, in its middle',
      async () => login(png).path,
      'POST',
      'application/json',
      'expect: 100-continue\r\n',
    ],
  ])('is expected, and no error of the server: %s', async (_, pathOf, method, type, more) => {
    const id = randomUUID();
    const head = [
      ...[`${method} ${await pathOf()} HTTP/1.1`, 'host: x', `x-request-id: ${id}`],
      ...[`content-type: ${type}`, `content-length: ${png.length}`, more],
    ];
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.write(`${head.join('\r\n')}\r\n`);
    if (more !== '') await once(socket, 'data');
    socket.end(png.subarray(0, 100));
    await expect.poll(() => linesOf(id)).toEqual(['the request broke off']);
  });

  it('is not waited for if reading had not begun', async () => {
    const id = randomUUID();
    const { limiter } = server().services;
    const { consume } = limiter;
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    const [atServer] = await once(server().app.server, 'connection');
    // Asked of every request before its body is read.
    limiter.consume = async () => {
      socket.destroy();
      await new Promise((resolve) => atServer.once('close', resolve));
    };
    try {
      const head = [`POST ${login(png).path} HTTP/1.1`, 'host: x', `x-request-id: ${id}`];
      const type = ['content-type: application/json', `content-length: ${png.length}`];
      socket.write(`${[...head, ...type].join('\r\n')}\r\n\r\n{`);
      await expect.poll(() => linesOf(id)).toEqual(['the request broke off']);
    } finally {
      limiter.consume = consume;
    }
  });
});

describe('a body that is encoded', () => {
  // @rule server: Encoded bodies are refused, never decompressed
  // @in ./request-headers.ts
  it.each([
    ['gzip', '/auth/admin/v1/login'],
    ['deflate', '/no/such/page'],
    ['br', '/s3/admin/presign/put'],
    ['made-up', '/auth/admin/v1/login'],
    ['identity, gzip', '/'],
  ])('is refused for its encoding: %s to %s', async (encoding, path) => {
    const body = gzipSync('{}');
    const { headers } = login(body);
    const request = { ...login(body), path, headers: { ...headers, 'content-encoding': encoding } };
    expect(await codeOf(request)).toEqual([415, 'UNSUPPORTED_ENCODING']);
    await nextIsAnswered();
  });

  it('is accepted if its encoding is none', async () => {
    const headers = { 'content-encoding': 'Identity' };
    expect((await connection.ask(put(await announce(), png, headers))).status).toBe(200);
  });
});

// @rule server: A request that is sent slowly ends after two minutes
// @in app.ts
it('a sender who is slow on purpose is cut off after two minutes', () => {
  expect(server().app.server.requestTimeout).toBe(120_000);
});
