import { expect, vi } from 'vitest';
import { test } from '../tests/staff-server.ts';
import type { Fetch } from './index.ts';

const clients = '/client/admin/v1/list';
const late = { kind: 'network', code: 'NETWORK_ERROR', cause: { name: 'TimeoutError' } };
const deaf: Fetch = () => new Promise(() => {});

test('a call takes no longer than the time of its client, also of a fetch that ignores the signal', async ({
  connect,
}) => {
  const { error } = await connect({ fetch: deaf, timeoutMs: 20 }).GET(clients);
  expect(error).toMatchObject(late);
});

test('a call may have a time of its own', async ({ connect }) => {
  const sdk = connect({ fetch: deaf, timeoutMs: 3_600_000 });
  expect((await sdk.GET(clients, { timeoutMs: 20 })).error).toMatchObject(late);
});

test('an abort ends a call of a fetch that ignores the signal', async ({ connect }) => {
  const controller = new AbortController();
  const call = connect({ fetch: deaf }).GET(clients, { signal: controller.signal });
  controller.abort('left the page');
  expect((await call).error).toMatchObject({ kind: 'aborted', reason: 'left the page' });
});

test('an abort is no timeout if a call has both', async ({ connect }) => {
  const controller = new AbortController();
  const sdk = connect({ fetch: deaf, timeoutMs: 3_600_000 });
  const call = sdk.GET(clients, { signal: controller.signal });
  controller.abort('left the page');
  expect((await call).error).toMatchObject({ kind: 'aborted', reason: 'left the page' });
});

test('a fetch gets a TimeoutError when its time is over', async ({
  server,
  connect,
  onTestFinished,
}) => {
  const { release } = server.hold(clients);
  onTestFinished(() => void release());
  const reasons: unknown[] = [];
  const sdk = connect({
    timeoutMs: 20,
    fetch: (url, init) =>
      fetch(url, init).catch((cause) => {
        reasons.push(init.signal?.reason);
        throw cause;
      }),
  });
  await sdk.GET(clients);
  await vi.waitFor(() => expect(reasons).toMatchObject([{ name: 'TimeoutError' }]));
});

test('a call that is too late is sent again if that is safe', async ({ connect }) => {
  let sent = 0;
  const fetch: Fetch = (url, init) => {
    sent += 1;
    return sent === 1 ? deaf(url, init) : globalThis.fetch(url, init);
  };
  const sdk = connect({ fetch, timeoutMs: 1_000, retry: { firstDelayMs: 1 } });
  expect((await sdk.GET(clients, { timeoutMs: 1_000 })).error).toBeUndefined();
  expect(sent).toBe(2);
});

test('a stream may go on for longer once it has begun', async ({ connect, onTestFinished }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let signal: AbortSignal | null | undefined;
  const sdk = connect({
    timeoutMs: 200,
    async fetch(_url, init) {
      signal = init.signal;
      return new Response('a long report');
    },
  });
  await sdk.GET('/deposit/admin/v1/export', { parseAs: 'stream' });
  vi.advanceTimersByTime(3_600_000);
  expect(signal?.aborted).toBe(false);
});
