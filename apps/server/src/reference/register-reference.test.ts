import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractFile } from '../http/contract.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const asBrowser = { accept: 'text/html,application/xhtml+xml' };
const paths = [
  ['/docs', 'text/html'],
  ['/docs/', 'text/html'],
  ['/docs/page.js', 'text/javascript'],
  ['/docs/page.css', 'text/css'],
  ['/docs/openapi.json', 'application/json'],
  ['/docs/swagger-ui-bundle.js', 'text/javascript'],
  ['/docs/swagger-ui.css', 'text/css'],
] as const;

function serverWith(apiReference: boolean): () => TestServer {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: 'none', apiReference });
  });
  afterAll(() => server?.close());
  return () => server;
}

describe('the API reference', () => {
  const server = serverWith(true);
  /** As it was sent: not every answer can be read as its content type says. */
  const ask = (path: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
    server().app.inject({ method, url: path, headers });

  it('shows the contract that the server was built with, byte for byte', async () => {
    const { status, raw } = await server().anonymous.get('/docs/openapi.json');
    expect(status).toBe(200);
    expect(raw.equals(await readFile(contractFile))).toBe(true);
  });

  // @rule server: `/docs` shows the running version's contract, under the console's policy
  it.each(paths)('keeps the policy of the console, to the letter: %s', async (path, type) => {
    const { status, headers } = await server().anonymous.get(path, asBrowser);
    expect([status, headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
    const console = await server().anonymous.get('/healthz');
    const policy = headers['content-security-policy'];
    expect(policy).toBe(console.headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
  });

  it('asks no other server for anything, and runs nothing inline', async () => {
    const { body } = await server().anonymous.get('/docs', asBrowser);
    const assets = [...body.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
    expect(assets.toSorted()).toEqual([
      '/docs/page.css',
      '/docs/page.js',
      '/docs/swagger-ui-bundle.js',
      '/docs/swagger-ui.css',
      'data:,',
    ]);
    expect(body).not.toMatch(/https?:|<style|style=|\son\w+=|<script(?![^>]*\ssrc=)/);
    const css = await server().anonymous.get('/docs/swagger-ui.css');
    const loaded = [...css.body.matchAll(/@import|url\(["']?[^:)]*/g)].map(([found]) => found);
    expect([...new Set(loaded)].toSorted()).toEqual(['url("data', 'url(data']);
  });

  it.each(paths)(
    'is asked for again each time, and sent again only when it changed: %s',
    async (path) => {
      const { headers } = await server().anonymous.get(path);
      expect(headers['cache-control']).toBe('no-cache');
      const known = { 'if-none-match': String(headers['etag']) };
      const again = await server().anonymous.get(path, known);
      expect([again.status, again.raw.length]).toEqual([304, 0]);
      expect(again.headers['etag']).toBe(headers['etag']);
      const other = await server().anonymous.get(path, { 'if-none-match': 'W/"another"' });
      expect(other.status).toBe(200);
    },
  );

  it.each(paths)('is sent packed to callers who can unpack it: %s', async (path) => {
    const plain = await ask(path, { 'accept-encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const br = await ask(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect([br.headers['content-encoding'], br.headers['vary']]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true);
    const gzip = await ask(path, { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  it.each(paths)('responds to HEAD with the headers alone: %s', async (path) => {
    const whole = await ask(path);
    const head = await ask(path, {}, 'HEAD');
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    for (const name of ['etag', 'content-type', 'content-length', 'cache-control']) {
      expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
    }
  });

  it.each([
    ['/docs/nothing', asBrowser],
    ['/docs/swagger-ui.js', {}],
    ['/docs/index.html', asBrowser],
    ['/docs/package.json', {}],
    ['/docs/..%2f..%2fpackage.json', asBrowser],
    ['/docs/%2e%2e/%2e%2e/package.json', {}],
    ['/docs/%00', {}],
  ])('has nothing else below it: %s', async (path, headers) => {
    const { status, body } = await server().anonymous.get(path, headers);
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('takes no %s', async (method) => {
    expect((await server().anonymous.call(method, '/docs', {})).status).toBe(404);
  });
});

describe('without the API reference', () => {
  const server = serverWith(false);

  it.each(paths)('there is no %s', async (path) => {
    const { status, body } = await server().anonymous.get(path, asBrowser);
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });
});
