import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const page = '<!doctype html><title>Console</title>';
const withNonce = `${page}<meta nonce="{{nonce}}">`;
const trustedTypes =
  "require-trusted-types-for 'script';trusted-types default ProseMirrorClipboard";
const script = `export const words = ${JSON.stringify('很长 '.repeat(500))};`;
let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brokerdesk-console-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), withNonce);
  await writeFile(join(folder, '.inputs'), 'a note of the build');
  await writeFile(join(folder, 'assets', 'plain-3f2a.js'), script);
  await writeFile(join(folder, 'assets', 'packed-9c1b.js'), script);
  await writeFile(join(folder, 'assets', 'packed-9c1b.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'assets', 'packed-9c1b.js.gz'), gzipSync(script));
  server = await startTestServer({ consoleDir: folder, trustedProxies: ['127.0.0.1'] });
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.anonymous.get(url, headers);
const asBrowser = { accept: 'text/html,application/xhtml+xml' };

describe('the console', () => {
  it.each([
    '/',
    '/login',
    '/client',
    '/funds/deposit?status=pending',
    '/no/such/page',
    '/admin',
    '/v1',
  ])('is what %s sends a browser, asked for again each time', async (path) => {
    const answer = await get(path, asBrowser);
    expect([answer.status, answer.body]).toEqual([200, expect.stringContaining(page)]);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toContain('text/html');
  });

  // @rule server: Only the page has own styles, by a new nonce each time; scripts never
  it('may have styles of its own by a nonce, which no other answer has, and no scripts', async () => {
    const [first, second, file] = await Promise.all([
      get('/login', asBrowser),
      get('/', asBrowser),
      get('/assets/plain-3f2a.js'),
    ]);
    const nonceOf = ({ body }: typeof first) => /nonce="([\w+/]{22}==)"/.exec(body)?.[1];
    expect(nonceOf(first)).toBeDefined();
    expect(nonceOf(second)).not.toBe(nonceOf(first));
    const policy = String(first.headers['content-security-policy']);
    expect(policy.replace(` 'nonce-${nonceOf(first)}'`, '')).toBe(
      `${file.headers['content-security-policy']};${trustedTypes}`,
    );
    expect(policy).toContain(`;style-src 'self' 'nonce-${nonceOf(first)}';`);
    // Answered as unchanged, it would keep a nonce that the policy no longer has.
    expect(first.headers).not.toHaveProperty('etag');
    expect(first.headers).not.toHaveProperty('last-modified');
  });

  it('turns no text into HTML or scripts, in browsers that can refuse it', async () => {
    const { headers } = await get('/', asBrowser);
    expect(headers['content-security-policy']).toContain(`;${trustedTypes}`);
  });

  // @rule server: The console is compressed, hashed files cached a year, the page revalidated
  it('has hashed files that are kept for a year', async () => {
    const answer = await get('/assets/plain-3f2a.js');
    expect([answer.status, answer.body]).toEqual([200, script]);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toContain('javascript');
  });

  it.each(['plain-3f2a.js', 'packed-9c1b.js'])('is sent compressed: %s', async (name) => {
    const br = await get(`/assets/${name}`, { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.raw).toString()).toBe(script);
    const gzip = await get(`/assets/${name}`, { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.raw).toString()).toBe(script);
    expect(gzip.headers['cache-control']).toContain('immutable');
  });

  it.each([
    ['a file that is gone', '/assets/old-0000.js', {}],
    ['a note of the build', '/.inputs', {}],
    ['a path out of the folder', '/..%2f..%2fpackage.json', {}],
    ['an address of the API that does not exist', '/deposit/admin/v1/nothing', asBrowser],
    ['the same without admin', '/setting/v1/nothing', asBrowser],
    ['the same without a version', '/s3/admin/nothing', asBrowser],
  ])('is not answered in the place of %s', async (_, path, headers) => {
    const { status, body } = await get(path, headers);
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it.each([
    ['/%00', {}],
    ['/assets/%00.js', asBrowser],
    ['/%ff%fe', {}],
    ['/..%2f..%2f..%2f..%2fetc%2fpasswd', asBrowser],
    ['/..%5c..%5cpackage.json', {}],
    ['/assets/../../../package.json', {}],
    ['//etc/passwd', {}],
    ['/assets/plain-3f2a.js', { range: 'bytes=999999999-' }],
    ['/assets/plain-3f2a.js', { range: 'bytes=a-b' }],
    ['/assets/plain-3f2a.js', { 'if-match': '"another"' }],
    ['/assets/plain-3f2a.js', { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }],
    [`/${'x'.repeat(6000)}`, {}],
  ])('shows nothing of the machine, and does not fail, for %s with %j', async (path, headers) => {
    const { status, body } = await get(path, headers);
    expect([status, status < 500 ? '' : server.logs.at(-2)]).toEqual([status, '']);
    expect(JSON.stringify(body)).not.toMatch(/root:|"private"/);
  });

  it('does not answer a POST', async () => {
    const { status } = await server.anonymous.call('POST', '/login', {}, asBrowser);
    expect(status).toBe(404);
  });
});

describe('every answer', () => {
  // @rule server: A strict content security policy on every answer
  // @in ./security-headers.ts
  it.each(['/assets/plain-3f2a.js', '/healthz', '/nothing/v1'])(
    'has the headers that restrict browsers: %s',
    async (path) => {
      const { headers } = await get(path);
      expect(headers['content-security-policy']).toBe(
        "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data: blob:;font-src 'self';connect-src 'self';manifest-src 'self';frame-src blob:;frame-ancestors 'none';base-uri 'none';form-action 'self'",
      );
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['permissions-policy']).toMatch(/camera=\(\), .*microphone=\(\), .*usb=\(\)/);
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect([headers['x-powered-by'], headers['server']]).toEqual([undefined, undefined]);
    },
  );

  // @rule server: Text is served with its character set
  // @in ./console-files.ts ./register-operations.ts
  it.each(['/', '/assets/plain-3f2a.js', '/setting/v1/app'])(
    'says how its text is encoded: %s',
    async (path) => {
      const { headers } = await get(path, asBrowser);
      expect(headers['content-type']).toMatch(/; charset=utf-8$/i);
    },
  );

  // @rule server: Methods that no operation has are answered 404
  // @in ./register-operations.ts
  it.each(['TRACE', 'PATCH', 'PROPFIND'])('is a 404 for the method %s', async (method) => {
    for (const url of ['/', '/setting/v1/app', '/assets/plain-3f2a.js']) {
      // The types know the usual methods alone.
      const answer = await server.anonymous.inject({ method: method as 'PATCH', url });
      expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  it('asks for TLS for good, over TLS only', async () => {
    const { headers } = await get('/', { 'x-forwarded-proto': 'https' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
  });

  // @rule server: API responses are not cached
  // @in app.ts
  it('is not stored if it comes from the API', async () => {
    for (const path of ['/healthz', '/deposit/admin/v1/list', '/setting/v1/app']) {
      expect((await get(path)).headers['cache-control']).toBe('no-store');
    }
  });
});

describe('the profiles of the console', () => {
  // @rule shell: A profile may name a base URL; the page may call that server
  // @in core/browser/environment.ts ./console-files.ts
  it('are in the page with their base URLs, and the page may talk to those servers and no others', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-profiles-'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><html lang="zh-CN"></html>');
    const profileUrls = { pl: 'https://pl.example.com', kun: 'https://kun.example.com' };
    const own = await startTestServer({ seed: 'none', consoleDir: folder, profileUrls });
    try {
      const { body, headers } = await own.anonymous.get('/login', asBrowser);
      expect(body).toContain(
        '<html data-base-urls="pl=https://pl.example.com&amp;kun=https://kun.example.com" lang',
      );
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(
        "connect-src 'self' https://pl.example.com https://kun.example.com;",
      );
      expect(policy).toContain("script-src 'self';");
    } finally {
      await own.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
