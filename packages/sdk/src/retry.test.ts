import { describe, expect, vi } from 'vitest';
import {
  type Answer,
  data,
  issueTokens,
  problem,
  refreshPath,
  test,
  text,
} from '../tests/staff-server.ts';
import { createSteppedClock } from '../tests/stepped-clock.ts';
import { type Clock, createMemoryTokens, type RetryOptions } from './index.ts';
import { platformClock } from './timing.ts';

const clients = '/client/admin/v1/list';
const audit = '/deposit/admin/v1/audit/d1';
const page = data({ list: [], total: 0, page: 1, size: 20 });
const broken: Answer = (response) => response.destroy();

function inTurn(...answers: Answer[]): Answer {
  return (response, seen) => (answers.shift() ?? page)(response, seen);
}

const retrying = (retry?: RetryOptions | false) => {
  const { clock, slept } = createSteppedClock();
  return { slept, options: { clock, retry } };
};

const approval = (key: string) => ({
  params: { path: { id: 'd1' }, header: { 'Idempotency-Key': key } },
  body: { result: 'approved', version: 3 } as const,
});

describe('a GET that has met a passing trouble', () => {
  // @rule tokens: Transient failures are retried if repeating is safe; refresh and sign-in go once
  test.for<[string, Answer]>([
    ['a broken network', broken],
    ['408', problem(408, 'TIMEOUT')],
    ['429', problem(429, 'TOO_MANY_ATTEMPTS')],
    ["502 with a proxy's page", text('<h1>Bad gateway</h1>', 502)],
    ['503', problem(503, 'NOT_READY')],
    ['504 with nothing', text('', 504)],
  ])('%s is sent again, and again', async ([, trouble], { server, connect }) => {
    const { options, slept } = retrying();
    server.on(clients, inTurn(trouble, trouble));
    expect((await connect(options).GET(clients)).error).toBeUndefined();
    expect(server.requests(clients)).toHaveLength(3);
    expect(slept).toEqual([400, 800]);
  });

  test('fails with the last answer after three times', async ({ server, connect }) => {
    const { options } = retrying();
    server.on(clients, problem(503, 'NOT_READY'));
    expect((await connect(options).GET(clients)).error).toMatchObject({ code: 'NOT_READY' });
    expect(server.requests(clients)).toHaveLength(3);
  });

  test.for([400, 401, 403, 404, 409, 422, 500, 501])(
    '%d is an answer and no trouble',
    async (status, { server, connect }) => {
      const { options } = retrying();
      server.on(clients, problem(status, 'REFUSED'));
      await connect(options).GET(clients);
      expect(server.requests(clients)).toHaveLength(1);
    },
  );

  // @rule packages: A GET that the contract marks is sent once by the SDK
  test('is sent once if the contract says that repeating it changes something', async ({
    server,
    connect,
  }) => {
    const { options } = retrying({ attempts: 5 });
    const code = '/client/admin/v1/code/c1';
    server.on(code, broken);
    const { error } = await connect(options).GET('/client/admin/v1/code/{id}', {
      params: { path: { id: 'c1' } },
    });
    expect(error?.code).toBe('NETWORK_ERROR');
    expect(server.requests(code)).toHaveLength(1);
  });

  test('may be limited to one attempt, by the SDK or by the call', async ({ server, connect }) => {
    server.on(clients, broken);
    await connect(retrying(false).options).GET(clients);
    await connect(retrying().options).GET(clients, { retry: false });
    expect(server.requests(clients)).toHaveLength(2);
  });

  test('may be set otherwise by the call', async ({ server, connect }) => {
    const { options, slept } = retrying(false);
    server.on(clients, broken);
    const retry = { attempts: 5, firstDelayMs: 100, delayMaxMs: 300 };
    await connect(options).GET(clients, { retry });
    expect(slept).toEqual([100, 200, 300, 300]);
  });

  test.for([
    ['nobody is signed in', null],
    ['the access token does not say whose it is', { ...issueTokens(), access_token: 'opaque' }],
  ] as const)('is sent again where %s', async ([, held], { server, connect }) => {
    const { options } = retrying();
    server.on(clients, inTurn(broken));
    const sdk = connect({ ...options, tokens: createMemoryTokens(held) });
    expect((await sdk.GET(clients)).error).toBeUndefined();
    expect(server.requests(clients)).toHaveLength(2);
  });

  test('is sent again with the tokens of an asynchronous store', async ({ server, connect }) => {
    const { options } = retrying();
    server.on(clients, inTurn(broken));
    const tokens = { read: async () => server.valid(), write: async () => {} };
    expect((await connect({ ...options, tokens }).GET(clients)).error).toBeUndefined();
    expect(server.requests(clients)[1]?.headers.authorization).toBe(
      `Bearer ${server.valid().access_token}`,
    );
  });

  test('waits five seconds at most, however often it is sent', async ({ server, connect }) => {
    const { options, slept } = retrying({ attempts: 7 });
    server.on(clients, broken);
    await connect(options).GET(clients);
    expect(slept).toEqual([400, 800, 1_600, 3_200, 5_000, 5_000]);
  });

  test('is not sent again as another person', async ({ server, connect }) => {
    const { clock } = createSteppedClock();
    const tokens = createMemoryTokens(server.valid());
    const sleep = vi.fn(async () => void tokens.write(issueTokens('hero')));
    server.on(clients, problem(503, 'NOT_READY'));
    const { error } = await connect({ tokens, clock: { ...clock, sleep }, retry: {} }).GET(clients);
    expect(error?.code).toBe('NOT_READY');
    expect(server.requests(clients)).toHaveLength(1);
    expect(sleep).toHaveBeenCalledOnce();
  });

  test('renews its access token on the way, and keeps count', async ({ server, connect }) => {
    const { options, slept } = retrying();
    const tokens = createMemoryTokens(server.expired());
    server.on(clients, inTurn(broken, problem(401, 'UNAUTHORIZED'), broken));
    expect((await connect({ ...options, tokens }).GET(clients)).error).toBeUndefined();
    expect(tokens.read()).toEqual(server.valid());
    expect(slept).toEqual([400, 800]);
  });
});

test('a refresh that met a broken network is not tried again by the call that waited', async ({
  server,
  connect,
}) => {
  const { options, slept } = retrying();
  server.on(refreshPath, broken);
  const tokens = createMemoryTokens(server.expired());
  const { error } = await connect({ ...options, tokens }).GET(clients);
  expect(error?.kind).toBe('network');
  expect(server.requests(refreshPath)).toHaveLength(1);
  expect(slept).toEqual([]);
});

describe('Retry-After', () => {
  const busy =
    (after: string): Answer =>
    (response, seen) => {
      response.setHeader('retry-after', after);
      problem(429, 'TOO_MANY_ATTEMPTS')(response, seen);
    };

  test('is waited for, if it is longer than the back-off', async ({ server, connect }) => {
    const { options, slept } = retrying();
    server.on(clients, inTurn(busy('7'), busy('0')));
    expect((await connect(options).GET(clients)).error).toBeUndefined();
    expect(slept).toEqual([7_000, 800]);
  });

  test('is waited for if it is ten seconds', async ({ server, connect }) => {
    const { options, slept } = retrying();
    server.on(clients, inTurn(busy('10')));
    expect((await connect(options).GET(clients)).error).toBeUndefined();
    expect(slept).toEqual([10_000]);
  });

  test('counts in the problem as well', async ({ server, connect }) => {
    const { options, slept } = retrying();
    server.on(clients, inTurn(problem(429, 'TOO_MANY_ATTEMPTS', { retry_after: 3 })));
    await connect(options).GET(clients);
    expect(slept).toEqual([3_000]);
  });

  test('is not waited for above ten seconds: the error names it', async ({ server, connect }) => {
    const { options, slept } = retrying();
    server.on(clients, busy('11'));
    const { error } = await connect(options).GET(clients);
    expect(error).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', retry_after: 11 });
    expect(slept).toEqual([]);
    expect(server.requests(clients)).toHaveLength(1);
  });
});

describe('a write', () => {
  test('is sent again with the same Idempotency-Key', async ({ server, connect }) => {
    const { options } = retrying();
    server.on(audit, inTurn(broken, broken));
    const { error } = await connect(options).PUT(
      '/deposit/admin/v1/audit/{id}',
      approval('one-of-a-kind'),
    );
    expect(error).toBeUndefined();
    const sent = server.requests(audit);
    expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(
      Array(3).fill('one-of-a-kind'),
    );
    expect(sent.map(({ body }) => body)).toEqual(Array(3).fill(approval('').body));
  });

  test.for([
    '/auth/admin/v1/login',
    '/auth/admin/v1/token/refresh',
    '/auth/admin/v1/mfa/verify',
    '/auth/admin/v1/logout',
    '/s3/admin/presign/put',
  ] as const)('without one, such as %s, is sent once', async (path, { server, connect }) => {
    const { options } = retrying();
    server.on(path, broken);
    const post: (path: string, init: object) => Promise<{ error?: { code: string } }> =
      // Any call will do here: what it would need of the contract never reaches the server.
      connect(options).POST as never;
    expect((await post(path, { body: {} })).error?.code).toBe('NETWORK_ERROR');
    expect(server.requests(path)).toHaveLength(1);
  });
});

test('an abort while a repetition is awaited ends the call at once, with the answer so far', async ({
  server,
  connect,
}) => {
  server.on(clients, problem(503, 'NOT_READY'));
  const controller = new AbortController();
  const clock: Clock = {
    ...platformClock,
    sleep(ms, signal) {
      const slept = platformClock.sleep(ms, signal);
      controller.abort('enough');
      return slept;
    },
  };
  const retry = { firstDelayMs: 3_600_000, delayMaxMs: 3_600_000 };
  const { error, response } = await connect({ clock, retry }).GET(clients, {
    signal: controller.signal,
  });
  const [sent, ...more] = server.requests(clients);
  expect(error).toMatchObject({
    ...{ kind: 'aborted', reason: 'enough', request_id: sent?.headers['x-request-id'] },
  });
  expect(response.status).toBe(503);
  expect(more).toEqual([]);
});
