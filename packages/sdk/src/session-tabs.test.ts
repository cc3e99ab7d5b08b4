import { describe, expect, vi } from 'vitest';
import { issueTokens, problem, refreshPath, test } from '../tests/staff-server.ts';
import { type Locks, memoryTokens } from './index.ts';
import { processLocks } from './locks.ts';

const clients = '/client/admin/v1/list';

describe('two tabs', () => {
  test.for<[string, Locks | undefined]>([
    ["the platform's locks", undefined],
    ['locks within the process', processLocks],
  ])('with %s refresh once between them', async ([, locks], { server, connect }) => {
    const tokens = memoryTokens(server.expired());
    const onSessionEnded = vi.fn();
    const tabs = [1, 2].map(() => connect({ tokens, locks, onSessionEnded }));
    const results = await Promise.all(tabs.map((tab) => tab.GET(clients)));
    expect(results.map(({ error }) => error)).toEqual([undefined, undefined]);
    expect(server.requests(refreshPath)).toHaveLength(1);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  test("the sibling's newer tokens are used without a refresh", async ({ server, connect }) => {
    const tokens = memoryTokens(server.expired());
    const locks: Locks = {
      request(_name, work) {
        tokens.write(server.valid());
        return work();
      },
    };
    expect((await connect({ tokens, locks }).GET(clients)).error).toBeUndefined();
    expect(server.requests(refreshPath)).toHaveLength(0);
  });

  test('what one person asked for is not repeated as another', async ({ server, connect }) => {
    const tokens = memoryTokens(issueTokens('hero'));
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
    const tokens = memoryTokens(server.expired());
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
    const tokens = memoryTokens(server.expired());
    const call = connect({ tokens }).GET(clients);
    await arrived;
    tokens.write(null);
    release();
    expect((await call).error?.code).toBe('UNAUTHORIZED');
    expect(tokens.read()).toBeNull();
  });
});
