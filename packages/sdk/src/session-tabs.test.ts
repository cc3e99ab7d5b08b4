import { array, assert, asyncProperty, integer } from 'fast-check';
import { describe, expect, vi } from 'vitest';
import { issueTokens, problem, refreshPath, test } from '../tests/staff-server.ts';
import { createMemoryTokens, type Fetch, type Locks } from './index.ts';
import { processLocks } from './locks.ts';

const clients = '/client/admin/v1/list';

describe('two tabs', () => {
  test.for<[string, Locks | undefined]>([
    ["the platform's locks", undefined],
    ['locks within the process', processLocks],
  ])('refresh once between them with %s', async ([, locks], { server, connect }) => {
    const tokens = createMemoryTokens(server.expired());
    const onSessionEnded = vi.fn();
    const tabs = [1, 2].map(() => connect({ tokens, locks, onSessionEnded }));
    const results = await Promise.all(tabs.map((tab) => tab.GET(clients)));
    expect(results.map(({ error }) => error)).toEqual([undefined, undefined]);
    expect(server.requests(refreshPath)).toHaveLength(1);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  // @rule tokens: Several tabs refresh once, together
  // @in ./session.ts
  test("the sibling's newer tokens are used without a refresh", async ({ server, connect }) => {
    const tokens = createMemoryTokens(server.expired());
    const locks: Locks = {
      request(_name, work) {
        tokens.write(server.valid());
        return work();
      },
    };
    expect((await connect({ tokens, locks }).GET(clients)).error).toBeUndefined();
    expect(server.requests(refreshPath)).toHaveLength(0);
  });

  test('wait for each other if they refresh for the same tenant of the same server', async ({
    server,
    connect,
  }) => {
    const names: string[] = [];
    const locks: Locks = {
      request(name, work) {
        names.push(name);
        return work();
      },
    };
    for (const tenant of ['es', 'es', 'other'])
      await connect({ locks, tenant }).refresh(server.expired().access_token);
    expect(names).toEqual(
      ['es', 'es', 'other'].map((tenant) => `brokerdesk.refresh:${tenant}@${server.baseUrl}`),
    );
  });

  test('wait for each other if they share a store, for any tenant', async ({ connect }) => {
    const names: string[] = [];
    const locks: Locks = {
      request(name, work) {
        names.push(name);
        return work();
      },
    };
    const tokens = { ...createMemoryTokens(issueTokens()), key: 'shared' };
    for (const tenant of ['es', 'other']) await connect({ locks, tenant, tokens }).refresh('older');
    expect(names).toEqual(['brokerdesk.refresh:shared', 'brokerdesk.refresh:shared']);
  });

  test('ask for what the other one has, and spend no refresh token if it has newer ones', async ({
    server,
    connect,
  }) => {
    const tokens = createMemoryTokens(server.expired());
    const caughtUp = vi.fn();
    const catchUp = async () => {
      caughtUp(server.requests(refreshPath).length);
      tokens.write(server.valid());
    };
    expect((await connect({ tokens: { ...tokens, catchUp } }).GET(clients)).error).toBeUndefined();
    expect(caughtUp.mock.calls).toEqual([[0]]);
    expect(server.requests(refreshPath)).toHaveLength(0);
  });

  test('what one person asked for is not repeated as another', async ({ server, connect }) => {
    const tokens = createMemoryTokens(issueTokens('hero'));
    const { arrived, release } = server.hold(clients);
    const call = connect({ tokens }).GET(clients);
    await arrived;
    tokens.write(server.valid());
    release();
    expect((await call).error?.code).toBe('UNAUTHORIZED');
    expect(server.requests(clients)).toHaveLength(1);
    expect(tokens.read()).toEqual(server.valid());
  });

  test('a refused refresh gives way to a sibling that was faster', async ({ server, connect }) => {
    const { arrived, release } = server.hold(refreshPath, problem(401, 'SESSION_ENDED'));
    const tokens = createMemoryTokens(server.expired());
    const onSessionEnded = vi.fn();
    const call = connect({ tokens, onSessionEnded }).GET(clients);
    await arrived;
    tokens.write(server.valid());
    release();
    expect((await call).error).toBeUndefined();
    expect(onSessionEnded).not.toHaveBeenCalled();
    expect(tokens.read()).toEqual(server.valid());
  });

  test('a sign-out during a refresh is not undone by it', async ({ server, connect }) => {
    const { arrived, release } = server.hold(refreshPath);
    const tokens = createMemoryTokens(server.expired());
    const call = connect({ tokens }).GET(clients);
    await arrived;
    tokens.write(null);
    release();
    expect((await call).error?.code).toBe('UNAUTHORIZED');
    expect(tokens.read()).toBeNull();
  });
});

test('however many tabs call however often, no two of them refresh at once', async ({
  server,
  connect,
}) => {
  let underWay = 0;
  let underWayMax = 0;
  const fetchCounted: Fetch = async (url, init) => {
    const isRefresh = url.endsWith(refreshPath);
    if (isRefresh) underWayMax = Math.max(underWayMax, ++underWay);
    return fetch(url, init).finally(() => {
      if (isRefresh) underWay -= 1;
    });
  };
  const calls = array(integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 });
  await assert(
    asyncProperty(calls, async (callsOfTabs) => {
      const before = server.requests(refreshPath).length;
      const tokens = createMemoryTokens(server.expired());
      const tabs = callsOfTabs.map((count) => ({
        count,
        sdk: connect({ tokens, fetch: fetchCounted }),
      }));
      const results = await Promise.all(
        tabs.flatMap(({ count, sdk }) => Array.from({ length: count }, () => sdk.GET(clients))),
      );
      expect(results.filter(({ error }) => error)).toEqual([]);
      expect(server.requests(refreshPath)).toHaveLength(before + 1);
    }),
    { numRuns: 25 },
  );
  expect(underWayMax).toBe(1);
});
