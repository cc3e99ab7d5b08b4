import { describe, expect } from 'vitest';
import { data, issueTokens, problem, refreshPath, test, text } from '../tests/staff-server.ts';
import { type CallOptions, createMemoryTokens, type Paths } from './index.ts';

const clients = '/client/admin/v1/list';
const login = '/auth/admin/v1/login';
const audit = '/deposit/admin/v1/audit/{id}';

const credentials = {
  params: { header: { 'X-Captcha-Id': 'c1' } },
  body: { username: 'angel', password: 'hash', captcha: '1234' },
} satisfies CallOptions<Paths[typeof login]['post']>;

describe('headers', () => {
  // @rule tokens: The bearer token is sent with each call, to the base URL only
  test('a call says who asks, for whom, in which language and from what', async ({
    server,
    connect,
  }) => {
    await connect().GET(clients);
    expect(server.requests(clients)[0]?.headers).toMatchObject({
      authorization: `Bearer ${server.valid().access_token}`,
      'x-tenant': 'es',
      'accept-language': 'zh-CN',
      'x-device': 'os=Mac;type=desktop;incognito=false',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test('every call has a request id of its own, and the language of its moment', async ({
    server,
    connect,
  }) => {
    const languages = ['zh-CN', 'en-US'];
    const sdk = connect({ locale: () => languages.shift() ?? '' });
    await sdk.GET(clients);
    await sdk.GET(clients);
    const [first, second] = server.requests(clients).map(({ headers }) => headers);
    expect(first?.['accept-language']).toBe('zh-CN');
    expect(second?.['accept-language']).toBe('en-US');
    expect(first?.['x-request-id']).not.toBe(second?.['x-request-id']);
  });

  test('no session, no Authorization', async ({ server, connect }) => {
    await connect({ tokens: createMemoryTokens() }).GET(clients);
    expect(server.requests(clients)[0]?.headers).not.toHaveProperty('authorization');
  });

  test('a login carries no token of an earlier session', async ({ server, connect }) => {
    server.on(login, data(issueTokens()));
    await connect().POST(login, credentials);
    expect(server.requests(login)[0]?.headers).not.toHaveProperty('authorization');
  });

  test('are left out of a manual refresh too', async ({ server, connect }) => {
    const { refresh_token } = server.valid();
    await connect().POST(refreshPath, { body: { refresh_token } });
    expect(server.requests(refreshPath)[0]?.headers).not.toHaveProperty('authorization');
  });

  test('the access token goes to the base URL only, whatever a call asks for', async ({
    server,
    connect,
  }) => {
    const stray: object = { baseUrl: 'http://elsewhere.invalid' };
    expect((await connect().GET(clients, stray)).error).toBeUndefined();
    expect(server.requests(clients)).toHaveLength(1);
  });

  test('a store may be asynchronous', async ({ server, connect }) => {
    const tokens = { read: async () => server.valid(), write: async () => {} };
    expect((await connect({ tokens }).GET(clients)).error).toBeUndefined();
  });
});

describe('requests', () => {
  test('parameters, headers and body arrive as the contract says', async ({ server, connect }) => {
    server.on('/deposit/admin/v1/audit/a%2Fb', data({ id: 'a/b' }));
    const { data: deposit } = await connect().PUT(audit, {
      params: { path: { id: 'a/b' }, header: { 'Idempotency-Key': 'one-of-a-kind' } },
      body: { result: 'approved', version: 3 },
      headers: { 'X-Trace': 'on' },
    });
    expect(deposit).toEqual({ id: 'a/b' });
    expect(server.requests('/deposit/admin/v1/audit/a%2Fb')[0]).toMatchObject({
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': 'one-of-a-kind',
        'x-trace': 'on',
      },
      body: { result: 'approved', version: 3 },
    });
  });

  test('a filter that is undefined is not sent', async ({ server, connect }) => {
    await connect().GET(clients, { params: { query: { q: undefined, page: 2 } } });
    expect(server.requests(`${clients}?page=2`)).toHaveLength(1);
  });

  test('DELETE reaches its path', async ({ server, connect }) => {
    await connect().DELETE('/auth/admin/v1/session/{id}', { params: { path: { id: 's1' } } });
    expect(server.requests('/auth/admin/v1/session/s1')[0]?.method).toBe('DELETE');
  });

  test('an answer can be read as a file', async ({ server, connect }) => {
    server.on('/deposit/admin/v1/proof/d1', text('picture'));
    const { data: proof } = await connect().GET('/deposit/admin/v1/proof/{id}', {
      params: { path: { id: 'd1' } },
      parseAs: 'blob',
    });
    expect(await proof?.text()).toBe('picture');
  });

  test('an empty file is a file', async ({ server, connect }) => {
    server.on('/deposit/admin/v1/export', (response) =>
      response.writeHead(200, { 'content-length': 0 }).end(),
    );
    const result = await connect().GET('/deposit/admin/v1/export', { parseAs: 'text' });
    expect(result.error).toBeUndefined();
  });

  test('an answer that is meant to be empty is no problem', async ({ server, connect }) => {
    server.on('/auth/admin/v1/logout', (response) => response.writeHead(204).end());
    expect((await connect().POST('/auth/admin/v1/logout')).error).toBeUndefined();
  });

  test('an injected fetch makes the calls', async ({ server, connect }) => {
    const urls: string[] = [];
    const sdk = connect({
      fetch: (url, init) => {
        urls.push(url);
        return fetch(url, init);
      },
    });
    await sdk.GET(clients);
    expect(urls).toEqual([`${server.baseUrl}${clients}`]);
  });

  test('a call that is to outlive the page is sent with keepalive', async ({ connect }) => {
    const sent: unknown[] = [];
    const sdk = connect({
      fetch: (url, init) => {
        sent.push(init.keepalive);
        return fetch(url, init);
      },
    });
    await sdk.GET(clients, { keepalive: true });
    expect(sent).toEqual([true]);
  });

  test('a base URL that no call could reach fails at once', ({ connect }) => {
    expect(() => connect({ baseUrl: 'not an address' })).toThrow(TypeError);
  });

  test('a call that cannot be sent as written is an error of the program', async ({ connect }) => {
    const { error } = await connect({ locale: () => '中文' }).GET(clients);
    expect(error).toMatchObject({
      ...{ kind: 'program', code: 'PROGRAM_ERROR', status: 0, cause: expect.any(TypeError) },
    });
  });
});

describe('problems', () => {
  test("the server's problem is the error, whole", async ({ server, connect }) => {
    const errors = [{ field: 'page', code: 'MIN', message: 'from 1' }];
    server.on(clients, problem(400, 'VALIDATION', { errors }));
    const { error, data: none, response } = await connect().GET(clients);
    expect(none).toBeUndefined();
    expect(response.status).toBe(400);
    expect(error).toEqual({
      kind: 'problem',
      type: 'about:blank',
      title: 'VALIDATION',
      status: 400,
      code: 'VALIDATION',
      message: 'VALIDATION in words',
      request_id: server.requests(clients)[0]?.headers['x-request-id'],
      errors,
    });
  });

  test.for([
    ['a proxy page', text('<h1>Bad gateway</h1>', 502), 502],
    ['an empty refusal', text('', 503), 503],
    ['a refusal without its fields', data({ code: 'NO', message: 'No.' }, 500), 500],
    ['a refusal that is no problem', data({ error: 'no' }, 500), 500],
    ['a page instead of JSON', text('<!doctype html>'), 200],
    ['nothing instead of JSON', text(''), 200],
  ] as const)('%s is MALFORMED_RESPONSE', async ([, answer, status], { server, connect }) => {
    server.on(clients, answer);
    const { error } = await connect().GET(clients);
    expect(error).toMatchObject({ kind: 'malformed', code: 'MALFORMED_RESPONSE', status });
    expect(error?.request_id).toBe(server.requests(clients)[0]?.headers['x-request-id']);
  });

  test('a problem whose status is no number is MALFORMED_RESPONSE', async ({ server, connect }) => {
    server.on(clients, problem(409, 'STALE_RECORD', { status: '409' }));
    expect((await connect().GET(clients)).error?.code).toBe('MALFORMED_RESPONSE');
  });

  // @rule errors: No answer is NETWORK_ERROR, an unreadable one MALFORMED_RESPONSE
  // @in ./problem.ts
  test('a connection that is refused is NETWORK_ERROR', async ({ server, connect }) => {
    const sdk = connect();
    await server.close();
    expect((await sdk.GET(clients)).error).toMatchObject({
      ...{ kind: 'network', code: 'NETWORK_ERROR', status: 0, cause: expect.any(Error) },
    });
  });

  test('a fetch that breaks before any answer is NETWORK_ERROR, whatever it throws', async ({
    connect,
  }) => {
    const cause = new SyntaxError('no URL that this fetch knows');
    const sdk = connect({ fetch: () => Promise.reject(cause) });
    expect((await sdk.GET(clients)).error).toMatchObject({ code: 'NETWORK_ERROR', cause });
  });

  test('how long to wait says the problem itself, before any header', async ({
    server,
    connect,
  }) => {
    server.on(clients, (response, seen) => {
      response.setHeader('retry-after', '7');
      problem(429, 'TOO_MANY_ATTEMPTS', { retry_after: 3 })(response, seen);
    });
    expect((await connect().GET(clients)).error?.retry_after).toBe(3);
  });

  test('an answer that is cut off is NETWORK_ERROR', async ({ server, connect }) => {
    server.on(clients, (response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('{"list":', () => response.destroy());
    });
    expect((await connect().GET(clients)).error).toMatchObject({ code: 'NETWORK_ERROR' });
  });
});

describe('abort', () => {
  test('an abort is a result with its reason', async ({ server, connect }) => {
    const { arrived } = server.hold(clients);
    const controller = new AbortController();
    const call = connect().GET(clients, { signal: controller.signal });
    await arrived;
    controller.abort();
    const { error, data: none } = await call;
    expect(none).toBeUndefined();
    expect(error).toMatchObject({
      ...{ kind: 'aborted', code: 'ABORTED', status: 0, reason: controller.signal.reason },
      request_id: server.requests(clients)[0]?.headers['x-request-id'],
    });
  });

  test('an abort while the answer is read has the reason given', async ({ server, connect }) => {
    server.on(clients, (response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('{"list":');
    });
    const controller = new AbortController();
    const sdk = connect({
      async fetch(url, init) {
        const response = await fetch(url, init);
        controller.abort('left the page');
        return response;
      },
    });
    const { error } = await sdk.GET(clients, { signal: controller.signal });
    expect(error).toMatchObject({ kind: 'aborted', reason: 'left the page' });
  });
});
