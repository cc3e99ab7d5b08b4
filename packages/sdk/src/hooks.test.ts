import { expect } from 'vitest';
import { data, problem, refreshPath, test } from '../tests/staff-server.ts';
import { createSteppedClock } from '../tests/stepped-clock.ts';
import { debugLog } from './debug-log.ts';
import { createMemoryTokens, type SdkHooks } from './index.ts';

const client = '/client/admin/v1/detail/{id}';
const params = { path: { id: 'c1' } };

function recorded() {
  const seen: [string, object][] = [];
  const hook: SdkHooks = {
    onRequest: ({ headers, ...request }) => {
      seen.push(['request', { ...request, headers: Object.fromEntries(headers) }]);
    },
    onResponse: ({ headers: _, ...response }) => void seen.push(['response', response]),
    onRetry: (retry) => void seen.push(['retry', retry]),
  };
  return { seen, hook };
}

// @rule packages: Hooks see each request, answer and repetition, and never a token
test('hooks see each request and what comes of it, and never its access token', async ({
  server,
  connect,
}) => {
  const { seen, hook } = recorded();
  server.on('/client/admin/v1/detail/c1', data({ id: 'c1' }));
  await connect({ hooks: [hook] }).GET(client, { params });
  const called = { method: 'GET', path: client, requestId: expect.any(String) };
  expect(seen).toEqual([
    ['request', { ...called, url: `${server.baseUrl}/client/admin/v1/detail/c1`, headers: {} }],
    ['response', { ...called, status: 200, durationMs: expect.any(Number), error: undefined }],
  ]);
});

test('one set of hooks needs no list', async ({ server, connect }) => {
  server.on('/client/admin/v1/detail/c1', data({ id: 'c1' }));
  const seen: string[] = [];
  const params = { path: { id: 'c1' } };
  const hooks = { onRequest: ({ path }: { path: string }) => void seen.push(path) };
  expect((await connect({ hooks }).GET(client, { params })).error).toBeUndefined();
  expect(seen).toEqual([client]);
});

test('hooks see a refresh, and the call before and after it', async ({ server, connect }) => {
  const { seen, hook } = recorded();
  const tokens = createMemoryTokens(server.expired());
  await connect({ tokens, hooks: [hook] }).GET('/client/admin/v1/list');
  const responses = seen.filter(([what]) => what === 'response').map(([, each]) => each);
  expect(responses).toMatchObject([
    { path: '/client/admin/v1/list', status: 401, error: { code: 'UNAUTHORIZED' } },
    { path: refreshPath, status: 200 },
    { path: '/client/admin/v1/list', status: 200 },
  ]);
  expect(JSON.stringify(seen)).not.toContain('head.');
});

test('a hook sets headers before the SDK sets its own', async ({ server, connect }) => {
  const hook: SdkHooks = {
    async onRequest({ headers }) {
      headers.set('traceparent', '00-1');
      headers.set('X-Tenant', 'another');
    },
  };
  await connect({ hooks: [hook] }).GET('/client/admin/v1/list');
  expect(server.requests('/client/admin/v1/list')[0]?.headers).toMatchObject({
    traceparent: '00-1',
    'x-tenant': 'es',
  });
});

test('a repetition is reported with its number, its wait and its reason', async ({
  server,
  connect,
}) => {
  const { seen, hook } = recorded();
  const { clock } = createSteppedClock();
  server.on('/client/admin/v1/detail/c1', problem(503, 'NOT_READY'));
  await connect({ hooks: [hook], clock, retry: {} }).GET(client, { params });
  const error = expect.objectContaining({ code: 'NOT_READY' });
  expect(seen.filter(([what]) => what === 'retry').map(([, retry]) => retry)).toEqual([
    { method: 'GET', path: client, attempt: 2, delayMs: 400, error },
    { method: 'GET', path: client, attempt: 3, delayMs: 800, error },
  ]);
});

test('the version of the SDK goes with each request', async ({ server, connect }) => {
  await connect().GET('/client/admin/v1/list');
  const { headers } = server.requests('/client/admin/v1/list')[0] ?? {};
  expect(headers?.['x-brokerdesk-sdk']).toBe('0.0.0');
});

// @rule packages: The debug log holds no secret, parameter or body
// @in ./debug-log.ts
test('the debug log says what happened, and holds no secret, parameter or body', async ({
  server,
  connect,
}) => {
  const lines: string[] = [];
  const held = server.expired();
  const { clock } = createSteppedClock();
  const hooks = [debugLog((line) => lines.push(line))];
  const sdk = connect({ tokens: createMemoryTokens(held), hooks, clock, retry: {} });
  server.on('/auth/admin/v1/login', data(server.valid()));
  const secrets = [
    'pass-word-hash',
    'angel-name',
    'cap-answer',
    'id-in-path',
    'search-word',
    'key-1',
  ];
  await sdk.POST('/auth/admin/v1/login', {
    params: { header: { 'X-Captcha-Id': 'cap-answer' } },
    body: { username: 'angel-name', password: 'pass-word-hash', captcha: 'cap-answer' },
  });
  await sdk.GET('/client/admin/v1/list', { params: { query: { q: 'search-word' } } });
  server.onMatch(/audit/, problem(503, 'NOT_READY'));
  await sdk.PUT('/deposit/admin/v1/audit/{id}', {
    params: { path: { id: 'id-in-path' }, header: { 'Idempotency-Key': 'key-1' } },
    body: { result: 'approved', version: 1 },
  });
  const shapes = lines.map((line) => line.replace(/\d+ ms, [0-9a-f-]{36}$/, 'MS, ID'));
  expect(shapes).toEqual([
    'POST /auth/admin/v1/login: 200, MS, ID',
    'GET /client/admin/v1/list: 401 UNAUTHORIZED, MS, ID',
    `POST ${refreshPath}: 200, MS, ID`,
    'GET /client/admin/v1/list: 200, MS, ID',
    'PUT /deposit/admin/v1/audit/{id}: 503 NOT_READY, MS, ID',
    'PUT /deposit/admin/v1/audit/{id}: attempt 2 in 400 ms, NOT_READY',
    'PUT /deposit/admin/v1/audit/{id}: 503 NOT_READY, MS, ID',
    'PUT /deposit/admin/v1/audit/{id}: attempt 3 in 800 ms, NOT_READY',
    'PUT /deposit/admin/v1/audit/{id}: 503 NOT_READY, MS, ID',
  ]);
  const { access_token, refresh_token } = server.valid();
  const tokens = [held.access_token, held.refresh_token, access_token, refresh_token];
  for (const secret of [...secrets, ...tokens]) expect(lines.join('\n')).not.toContain(secret);
});

test('the debug log says since when an operation is deprecated', async ({ server, connect }) => {
  const lines: string[] = [];
  const sdk = connect({ hooks: debugLog((line) => lines.push(line)) });
  server.on('/client/admin/v1/detail/c1', (response, request) => {
    response.setHeader('deprecation', '@1795564800');
    return data({ id: 'c1' })(response, request);
  });
  await sdk.GET(client, { params });
  server.on('/client/admin/v1/detail/c1', (response, request) => {
    response.setHeader('deprecation', 'true');
    return data({ id: 'c1' })(response, request);
  });
  await sdk.GET(client, { params });
  expect(lines.map((line) => line.replace(/^.*ms, [0-9a-f-]{36}/, ''))).toEqual([
    ', deprecated since 2026-11-25',
    '',
  ]);
});
