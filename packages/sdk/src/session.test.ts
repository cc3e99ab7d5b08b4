import { setImmediate } from 'node:timers/promises';
import { describe, expect, vi } from 'vitest';
import { eventually } from '../tests/eventually.ts';
import {
  type Answer,
  data,
  issueTokens,
  problem,
  refreshPath,
  test,
} from '../tests/staff-server.ts';
import { createMemoryTokens, type Locks, type Tokens } from './index.ts';

const clients = '/client/admin/v1/list';
const audit = '/deposit/admin/v1/audit/d1';

function slowTokens(initial: Tokens | null) {
  let stored = initial;
  return {
    stored: () => stored,
    read: async () => stored,
    async write(next: Tokens | null) {
      await setImmediate();
      stored = next;
    },
  };
}

describe('a call whose access token has expired', () => {
  // @rule tokens: A call with an expired token waits for one refresh and is repeated once
  test('50 at once make one refresh, and all succeed', async ({ server, connect }) => {
    const tokens = createMemoryTokens(server.expired());
    const sdk = connect({ tokens });
    const results = await Promise.all(Array.from({ length: 50 }, () => sdk.GET(clients)));
    expect(results.filter(({ error }) => error)).toEqual([]);
    expect(server.requests(refreshPath)).toHaveLength(1);
    expect(server.requests(refreshPath)[0]?.headers).not.toHaveProperty('authorization');
    expect(tokens.read()).toEqual(server.valid());
  });

  test('is repeated with the same body, the same key and the new token', async ({
    server,
    connect,
  }) => {
    const sdk = connect({ tokens: createMemoryTokens(server.expired()) });
    await sdk.PUT('/deposit/admin/v1/audit/{id}', {
      params: { path: { id: 'd1' }, header: { 'Idempotency-Key': 'one-of-a-kind' } },
      body: { result: 'approved', version: 3 },
    });
    const [first, second] = server.requests(audit);
    expect(second?.body).toEqual({ result: 'approved', version: 3 });
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers['idempotency-key']).toBe('one-of-a-kind');
    expect(second?.headers.authorization).toBe(`Bearer ${server.valid().access_token}`);
  });

  test('is repeated once only', async ({ server, connect }) => {
    server.on(clients, problem(401, 'UNAUTHORIZED'));
    expect((await connect().GET(clients)).error?.code).toBe('UNAUTHORIZED');
    expect(server.requests(clients)).toHaveLength(2);
    expect(server.requests(refreshPath)).toHaveLength(1);
  });

  test.for(['LOGIN_FAILED', 'MFA_REQUIRED', 'MFA_CODE_WRONG'])(
    '401 %s is not about the access token: no refresh',
    async (code, { server, connect }) => {
      server.on(clients, problem(401, code));
      expect((await connect().GET(clients)).error?.code).toBe(code);
      expect(server.requests(clients)).toHaveLength(1);
      expect(server.requests(refreshPath)).toHaveLength(0);
    },
  );

  test.for(['UNAUTHORIZED', 'SESSION_ENDED'])(
    '%s counts with 401 only: no refresh, and no end of the session',
    async (code, { server, connect }) => {
      server.on(clients, problem(403, code));
      const tokens = createMemoryTokens(server.valid());
      expect((await connect({ tokens }).GET(clients)).error?.code).toBe(code);
      expect(server.requests(refreshPath)).toHaveLength(0);
      expect(tokens.read()).toEqual(server.valid());
    },
  );

  test('is not refreshed while the second factor is pending', async ({ server, connect }) => {
    const tokens = createMemoryTokens({ ...server.expired(), mfa: true });
    const onSessionEnded = vi.fn();
    expect((await connect({ tokens, onSessionEnded }).GET(clients)).error?.code).toBe(
      'UNAUTHORIZED',
    );
    expect(server.requests(refreshPath)).toHaveLength(0);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  test('is only refused without a session', async ({ server, connect }) => {
    const onSessionEnded = vi.fn();
    const sdk = connect({ tokens: createMemoryTokens(), onSessionEnded });
    expect((await sdk.GET(clients)).error?.code).toBe('UNAUTHORIZED');
    expect(server.requests(refreshPath)).toHaveLength(0);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  test('is the end of the session without a refresh token', async ({ server, connect }) => {
    const tokens = createMemoryTokens({ ...server.expired(), refresh_token: '' });
    const onSessionEnded = vi.fn();
    const { error } = await connect({ tokens, onSessionEnded }).GET(clients);
    expect(error?.code).toBe('UNAUTHORIZED');
    expect(onSessionEnded.mock.calls).toEqual([[error]]);
    expect(tokens.read()).toBeNull();
  });

  test('aborts alone: the others still get their answer', async ({ server, connect }) => {
    const { arrived, release } = server.hold(refreshPath);
    const sdk = connect({ tokens: createMemoryTokens(server.expired()) });
    const controller = new AbortController();
    const impatient = sdk.GET(clients, { signal: controller.signal });
    const patient = sdk.GET(clients);
    await arrived;
    controller.abort();
    expect((await impatient).error).toMatchObject({
      ...{ kind: 'aborted', reason: controller.signal.reason },
    });
    release();
    expect((await patient).error).toBeUndefined();
  });
});

test('a call that is aborted by then does not begin to wait for a refresh', async ({
  server,
  connect,
}) => {
  const controller = new AbortController();
  const locks: Locks = {
    request() {
      controller.abort();
      return new Promise(() => {});
    },
  };
  const sdk = connect({ tokens: createMemoryTokens(server.expired()), locks });
  const { error } = await sdk.GET(clients, { signal: controller.signal });
  expect(error?.kind).toBe('aborted');
});

describe('the end of a session', () => {
  test('a refused refresh ends it once, however many calls waited', async ({ server, connect }) => {
    server.on(refreshPath, problem(401, 'SESSION_ENDED'));
    const tokens = createMemoryTokens(server.expired());
    const onSessionEnded = vi.fn();
    const sdk = connect({ tokens, onSessionEnded });
    const results = await Promise.all(Array.from({ length: 10 }, () => sdk.GET(clients)));
    expect(results.every(({ error }) => error?.status === 401)).toBe(true);
    expect(server.requests(refreshPath)).toHaveLength(1);
    expect(onSessionEnded).toHaveBeenCalledOnce();
    expect(onSessionEnded.mock.calls[0]?.[0]).toMatchObject({ code: 'SESSION_ENDED' });
    expect(tokens.read()).toBeNull();
  });

  test('SESSION_ENDED ends it once, without a refresh', async ({ server, connect }) => {
    server.on(clients, problem(401, 'SESSION_ENDED'));
    let stored: ReturnType<typeof server.valid> | null = server.valid();
    const onSessionEnded = vi.fn();
    const sdk = connect({
      onSessionEnded,
      tokens: {
        read: async () => stored,
        async write(next) {
          stored = next;
        },
      },
    });
    const results = await Promise.all(Array.from({ length: 10 }, () => sdk.GET(clients)));
    expect(results.every(({ error }) => error?.code === 'SESSION_ENDED')).toBe(true);
    expect(server.requests(refreshPath)).toHaveLength(0);
    expect(onSessionEnded).toHaveBeenCalledOnce();
    expect(stored).toBeNull();
  });

  test('SESSION_ENDED on the repeated call ends it too', async ({ server, connect }) => {
    const tokens = createMemoryTokens(server.expired());
    const onSessionEnded = vi.fn();
    server.on(clients, (response, request) => {
      const isRepeated = server.requests(clients).length > 1;
      problem(401, isRepeated ? 'SESSION_ENDED' : 'UNAUTHORIZED')(response, request);
    });
    await connect({ tokens, onSessionEnded }).GET(clients);
    expect(onSessionEnded).toHaveBeenCalledOnce();
    expect(tokens.read()).toBeNull();
  });

  test('an answer about an older session leaves the newer one alone', async ({
    server,
    connect,
  }) => {
    const { arrived, release } = server.hold(clients, problem(401, 'SESSION_ENDED'));
    const tokens = createMemoryTokens(server.valid());
    const onSessionEnded = vi.fn();
    const call = connect({ tokens, onSessionEnded }).GET(clients);
    await arrived;
    const newer = issueTokens();
    tokens.write(newer);
    release();
    await call;
    expect(onSessionEnded).not.toHaveBeenCalled();
    expect(tokens.read()).toEqual(newer);
  });

  test.for([
    ['broken network', 'NETWORK_ERROR', (response) => response.destroy(), 15_000],
    ['busy server', 'TOO_MANY_ATTEMPTS', problem(429, 'TOO_MANY_ATTEMPTS'), 15_000],
    ['server that never answers', 'NETWORK_ERROR', () => {}, 50],
  ] satisfies [string, string, Answer, number][])(
    'a %s during the refresh is not the end: the error is %s, the tokens stay',
    async ([, code, answer, refreshTimeoutMs], { server, connect }) => {
      server.on(refreshPath, answer);
      const held = server.expired();
      const tokens = createMemoryTokens(held);
      const onSessionEnded = vi.fn();
      const sdk = connect({ tokens, onSessionEnded, refreshTimeoutMs });
      expect((await sdk.GET(clients)).error?.code).toBe(code);
      expect(server.requests(refreshPath)).toHaveLength(1);
      expect(onSessionEnded).not.toHaveBeenCalled();
      expect(tokens.read()).toEqual(held);
    },
  );
});

test('calls that wait for a refresh share its failure too: it is tried once', async ({
  server,
  connect,
}) => {
  const { arrived, release } = server.hold(refreshPath, (response) => response.destroy());
  const sdk = connect({ tokens: createMemoryTokens(server.expired()) });
  const first = sdk.GET(clients);
  await arrived;
  const others = Array.from({ length: 9 }, () => sdk.GET(clients));
  await eventually(() => server.requests(clients).length === 10);
  const results = Promise.all([first, ...others]);
  release();
  expect((await results).map(({ error }) => error?.code)).toEqual(Array(10).fill('NETWORK_ERROR'));
  expect(server.requests(refreshPath)).toHaveLength(1);
});

test('a refresh for older tokens that ends does not part those who wait for newer ones', async ({
  server,
  connect,
}) => {
  const { arrived, release } = server.hold(refreshPath, (response) => response.destroy());
  const [older, newer] = [issueTokens(), issueTokens()];
  const tokens = createMemoryTokens(older);
  const sdk = connect({ tokens });
  const first = sdk.refresh();
  await arrived;
  tokens.write(newer);
  const second = sdk.refresh();
  release();
  expect(await first).toEqual(newer);
  const third = sdk.refresh();
  const ends = await Promise.allSettled([second, third]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(server.requests(refreshPath)).toHaveLength(2);
});

test('a refresh keeps the calls that need it waiting for 15 seconds at most, unless set otherwise', async ({
  connect,
  onTestFinished,
}) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const fetch = () => new Promise<never>(() => {});
  for (const [options, ms] of [
    [{ fetch }, 15_000],
    [{ fetch, refreshTimeoutMs: 50_000 }, 50_000],
  ] as const) {
    const refresh = connect(options)
      .refresh()
      .catch((error) => error.problem);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(await Promise.race([refresh, 'waiting'])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await refresh).toMatchObject({ code: 'NETWORK_ERROR', cause: { name: 'TimeoutError' } });
  }
});

test('a store that cannot keep new tokens is an error of the program, and no rejection', async ({
  server,
  connect,
}) => {
  const full = new DOMException('full', 'QuotaExceededError');
  const held = server.expired();
  const write = () => Promise.reject(full);
  const sdk = connect({ tokens: { read: () => held, write } });
  expect((await sdk.GET(clients)).error).toMatchObject({ kind: 'program', cause: full });
  await expect(sdk.refresh()).rejects.toMatchObject({ code: 'PROGRAM_ERROR', cause: full });
});

describe('a store that takes its time', () => {
  test('has the new tokens when a refresh returns them', async ({ server, connect }) => {
    const tokens = slowTokens(server.valid());
    const renewed = await connect({ tokens }).refresh();
    expect(server.requests(refreshPath)).toHaveLength(1);
    expect(renewed).toEqual(server.valid());
    expect(tokens.stored()).toEqual(renewed);
  });

  test.for([
    ['a call', clients],
    ['a refresh', refreshPath],
  ] as const)(
    'has forgotten the session that the answer to %s has ended',
    async ([, path], { server, connect }) => {
      server.on(path, problem(401, 'SESSION_ENDED'));
      const tokens = slowTokens(server.expired());
      const storedThen: unknown[] = [];
      const onSessionEnded = () => storedThen.push(tokens.stored());
      await connect({ tokens, onSessionEnded }).GET(clients);
      expect(tokens.stored()).toBeNull();
      expect(storedThen).toEqual([null]);
    },
  );

  test('has forgotten the session that there was nothing to renew with', async ({
    server,
    connect,
  }) => {
    const tokens = slowTokens({ ...server.expired(), refresh_token: '' });
    await connect({ tokens }).GET(clients);
    expect(tokens.stored()).toBeNull();
  });

  test('makes no refresh if it has no session', async ({ server, connect }) => {
    const sdk = connect({ tokens: slowTokens(null) });
    await expect(sdk.refresh()).rejects.toMatchObject({ code: 'NO_REFRESH_TOKEN' });
    expect(server.requests(refreshPath)).toHaveLength(0);
  });
});

describe('a scheduled refresh', () => {
  test('stores the new tokens and returns them', async ({ server, connect }) => {
    const tokens = createMemoryTokens(server.valid());
    const renewed = await connect({ tokens }).refresh();
    expect(renewed).toEqual(server.valid());
    expect(tokens.read()).toEqual(renewed);
    expect(server.requests(refreshPath)).toHaveLength(1);
  });

  test('shares the refresh of a call under way', async ({ server, connect }) => {
    const held = server.expired();
    const sdk = connect({ tokens: createMemoryTokens(held) });
    const { arrived, release } = server.hold(refreshPath);
    const call = sdk.GET(clients);
    await arrived;
    const refresh = sdk.refresh();
    release();
    expect((await call).error).toBeUndefined();
    expect(await refresh).toEqual(server.valid());
    expect(server.requests(refreshPath)).toHaveLength(1);
  });

  test('makes no call if another tab has replaced the token', async ({ server, connect }) => {
    const outdated = server.expired().access_token;
    expect(await connect().refresh(outdated)).toEqual(server.valid());
    expect(server.requests(refreshPath)).toHaveLength(0);
  });

  // @rule tokens: A refresh without a stored token is NO_REFRESH_TOKEN
  test.for([
    ['nobody signed in', null, 'NO_REFRESH_TOKEN'],
    ['no refresh token', { ...issueTokens(), refresh_token: '' }, 'NO_REFRESH_TOKEN'],
    ['the second factor pending', { ...issueTokens(), mfa: true }, 'MFA_REQUIRED'],
  ] as const)('with %s makes no call and says so', async ([, held, code], { server, connect }) => {
    const sdk = connect({ tokens: createMemoryTokens(held) });
    await expect(sdk.refresh()).rejects.toMatchObject({ name: 'SdkError', code });
    expect(server.requests(refreshPath)).toHaveLength(0);
  });

  test('answered with something else than tokens stores nothing', async ({ server, connect }) => {
    server.on(refreshPath, data({ access_token: 'opaque', refresh_token: 'r', mfa: false }));
    const tokens = createMemoryTokens(server.valid());
    await expect(connect({ tokens }).refresh()).rejects.toMatchObject({ code: 'MALFORMED_TOKENS' });
    expect(tokens.read()).toEqual(server.valid());
  });

  test('can be tried again after a failure', async ({ server, connect }) => {
    const sdk = connect();
    server.on(refreshPath, problem(503, 'NOT_READY'));
    await expect(sdk.refresh()).rejects.toMatchObject({ code: 'NOT_READY', status: 503 });
    const { release } = server.hold(refreshPath);
    release();
    expect(await sdk.refresh()).toEqual(server.valid());
  });
});
