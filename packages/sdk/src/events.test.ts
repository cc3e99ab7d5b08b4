import type { ServerResponse } from 'node:http';
import { describe, expect, vi } from 'vitest';
import { eventually } from '../tests/eventually.ts';
import { createManualClock } from '../tests/manual-clock.ts';
import { type Answer, problem, test, text } from '../tests/staff-server.ts';
import { createMemoryTokens, type EventsStatus, events, SdkError } from './index.ts';

const stream = '/event/admin/v1/stream';
const frame = (id: number) =>
  `id: ${id}\nevent: deposit\ndata: {"topic":"deposit","id":"d${id}","version":2}\n\n`;
const changed = (id: number) => ({
  ...{ type: 'changed', topic: 'deposit', id: `d${id}`, version: 2, cursor: String(id) },
});

function streams(server: { on(path: string, answer: Answer): void }) {
  const open: ServerResponse[] = [];
  server.on(stream, (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    open.push(response);
  });
  return {
    async connection(at: number): Promise<ServerResponse> {
      return eventually(() => open[at]);
    },
  };
}

const lastIds = (server: { requests(path: string): { headers: object }[] }) =>
  server.requests(stream).map(({ headers }) => Object(headers)['last-event-id'] ?? null);

describe('events', () => {
  test('come as they are sent', async ({ server, connect }) => {
    const { connection } = streams(server);
    const coming = events(connect());
    const first = coming.next();
    (await connection(0)).write(`: keep-alive\n\n${frame(1)}${frame(2)}`);
    expect(await first).toEqual({ done: false, value: changed(1) });
    expect((await coming.next()).value).toEqual(changed(2));
    await coming.return();
    expect(server.requests(stream)[0]?.headers.authorization).toBe(
      `Bearer ${server.valid().access_token}`,
    );
  });

  test('begin with a reset, if the server says that it is ready', async ({ server, connect }) => {
    const { connection } = streams(server);
    const following = events(connect());
    const first = following.next();
    (await connection(0)).write('id: 7\nevent: ready\ndata: {}\n\n');
    expect((await first).value).toEqual({ type: 'reset', cursor: '7' });
    await following.return();
  });

  test('are whole, however their bytes are cut', async ({ connect }) => {
    const text = ': 客户\n\ndata: {"topic":"deposit","id":"存款","version":1}\n\n';
    const cut = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of Buffer.from(text)) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const type = { headers: { 'content-type': 'text/event-stream' } };
    const coming = events(connect({ fetch: async () => new Response(cut, type) }));
    expect((await coming.next()).value).toMatchObject({ type: 'changed', id: '存款' });
    await coming.return();
  });

  // @rule tokens: Events resume after broken connections and expired tokens, and end with the session
  test('go on after the last one, at once, when the server ends the stream', async ({
    server,
    connect,
  }) => {
    const { connection } = streams(server);
    const { clock, pass, slept } = createManualClock();
    const coming = events(connect(), { clock, lastEventId: '7' });
    const first = coming.next();
    (await connection(0)).end(frame(8));
    await first;
    const second = coming.next();
    await pass(0);
    (await connection(1)).write(frame(9));
    expect((await second).value).toEqual(changed(9));
    expect(lastIds(server)).toEqual(['7', '8']);
    expect(slept.filter((ms) => ms !== 45_000)).toEqual([0]);
    await coming.return();
  });

  test('renew an access token that has expired in the meantime', async ({ server, connect }) => {
    const tokens = createMemoryTokens(server.expired());
    const guarded: Answer = (response, seen) =>
      seen.headers.authorization === `Bearer ${server.valid().access_token}`
        ? response.writeHead(200).write(frame(1))
        : problem(401, 'UNAUTHORIZED')(response, seen);
    server.on(stream, guarded);
    const coming = events(connect({ tokens }));
    expect((await coming.next()).value).toEqual(changed(1));
    expect(tokens.read()).toEqual(server.valid());
    await coming.return();
  });

  test('wait longer after each failure, up to 30 seconds, and report it', async ({
    server,
    connect,
  }) => {
    server.on(stream, problem(503, 'NOT_READY'));
    const { clock, pass } = createManualClock();
    const controller = new AbortController();
    const statuses: EventsStatus[] = [];
    const coming = events(connect(), {
      ...{ clock, signal: controller.signal },
      onStatus: (status) => statuses.push(status),
    });
    const ended = coming.next();
    for (const ms of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) await pass(ms);
    await eventually(() => statuses.length === 7);
    controller.abort();
    expect(await ended).toEqual({ done: true, value: undefined });
    expect(statuses[0]).toMatchObject({ status: 'waiting', failure: { code: 'NOT_READY' } });
  });

  test.for([
    ['begin anew with short waits once a connection has lasted five seconds', 5_000, 2_000],
    ['wait ever longer as long as no connection lasts', 4_999, 8_000],
  ] as const)('%s', async ([, lastedMs, waitMs], { server, connect }) => {
    const { connection } = streams(server);
    const { clock, pass, skip, slept } = createManualClock();
    const coming = events(connect(), { clock, lastEventId: '0' });
    const first = coming.next();
    (await connection(0)).destroy();
    await pass(2_000);
    (await connection(1)).destroy();
    await pass(4_000);
    const response = await connection(2);
    response.write(frame(1));
    await first;
    skip(lastedMs);
    const second = coming.next();
    response.destroy();
    await pass(waitMs);
    (await connection(3)).write(frame(2));
    expect((await second).value).toEqual(changed(2));
    expect(slept.filter((ms) => ms !== 45_000)).toEqual([2_000, 4_000, waitMs]);
    await coming.return();
  });

  test('do not ask without a rest a server that ends every stream at once', async ({
    server,
    connect,
  }) => {
    server.on(stream, (response) => response.writeHead(200).end());
    const { clock, pass } = createManualClock();
    const controller = new AbortController();
    const coming = events(connect(), { clock, signal: controller.signal });
    const ended = coming.next();
    await pass(0);
    expect((await ended).value).toEqual({ type: 'reset', cursor: null });
    const next = coming.next();
    await pass(2_000);
    await next;
    const last = coming.next();
    await pass(4_000);
    await last;
    controller.abort();
    expect((await coming.next()).done).toBe(true);
  });

  test('wait as long as the server says', async ({ server, connect }) => {
    const { connection } = streams(server);
    const { clock, pass } = createManualClock();
    const coming = events(connect(), { clock });
    const first = coming.next();
    (await connection(0)).write(`retry: 7000\n\n${frame(1)}`);
    await first;
    const second = coming.next();
    (await connection(0)).destroy();
    await pass(7_000);
    (await connection(1)).write(frame(2));
    expect((await second).value).toEqual(changed(2));
    await coming.return();
  });

  test('connect again when nothing has come for 45 seconds', async ({ server, connect }) => {
    const { connection } = streams(server);
    const { clock, pass } = createManualClock();
    const statuses: EventsStatus[] = [];
    const onStatus = (status: EventsStatus) => statuses.push(status);
    const coming = events(connect(), { clock, onStatus });
    const first = coming.next();
    await connection(0);
    await eventually(() => statuses.length === 1);
    await pass(45_000);
    await pass(2_000);
    await connection(1);
    expect(statuses.slice(0, 2)).toMatchObject([
      { status: 'open' },
      {
        status: 'waiting',
        failure: { kind: 'network', cause: new Error('The stream of events fell silent.') },
      },
    ]);
    await eventually(() => statuses.length === 3);
    expect((await first).value).toEqual({ type: 'reset', cursor: null });
    await coming.return();
  });

  test('keep their connection as long as anything comes', async ({ server, connect }) => {
    const { connection } = streams(server);
    const { clock, pass, skip, slept } = createManualClock();
    const coming = events(connect(), { clock });
    const first = coming.next();
    const response = await connection(0);
    skip(20_000);
    response.write(frame(1));
    await first;
    await pass(25_000);
    await eventually(() => slept.length === 2);
    expect(slept).toEqual([45_000, 20_000]);
    await coming.return();
  });

  test('yield a reset, and go on from nowhere', async ({ server, connect }) => {
    const { connection } = streams(server);
    const { clock, pass } = createManualClock();
    const coming = events(connect(), { clock, lastEventId: '7' });
    const first = coming.next();
    (await connection(0)).end('event: reset\ndata: {}\n\n');
    expect((await first).value).toEqual({ type: 'reset', cursor: null });
    const second = coming.next();
    await pass(0);
    await connection(1);
    await second;
    expect(lastIds(server)).toEqual(['7', null]);
    await coming.return();
  });

  test.for([
    ['no JSON', 'event: deposit\ndata: {"topic":'],
    ['no topic', 'data: {"id":"d1","version":2}'],
    ['no id', 'data: {"topic":"deposit","version":2}'],
    ['a version that is no number', 'data: {"topic":"deposit","id":"d1","version":"2"}'],
    ['the name of a reset', 'event: reset\ndata: {"topic":"deposit","id":"d1","version":2}'],
  ])('yield a reset with %s: something has changed', async ([, event], { server, connect }) => {
    const { connection } = streams(server);
    const coming = events(connect());
    const first = coming.next();
    (await connection(0)).write(`id: 3\n${event}\n\n`);
    expect((await first).value).toEqual({ type: 'reset', cursor: '3' });
    await coming.return();
  });

  test('continue from the last one that had a position if they have none', async ({
    server,
    connect,
  }) => {
    const { connection } = streams(server);
    const { clock, pass } = createManualClock();
    const coming = events(connect(), { clock, lastEventId: '7' });
    const first = coming.next();
    (await connection(0)).end('data: {"topic":"deposit","id":"d1","version":2}\n\n');
    expect((await first).value).toMatchObject({ type: 'changed', cursor: null });
    const second = coming.next();
    await pass(0);
    (await connection(1)).write(frame(8));
    await second;
    expect(lastIds(server)).toEqual(['7', '7']);
    await coming.return();
  });

  test('are given up if they never end, and the stream is opened anew', async ({
    server,
    connect,
  }) => {
    const { connection } = streams(server);
    const { clock, pass } = createManualClock();
    const onStatus = vi.fn<(status: EventsStatus) => void>();
    const coming = events(connect(), { clock, onStatus, lastEventId: '0' });
    const first = coming.next();
    (await connection(0)).write(`data: ${'x'.repeat(1_100_000)}`);
    await eventually(() => onStatus.mock.lastCall?.[0].status === 'waiting');
    await pass(2_000);
    (await connection(1)).write(frame(1));
    expect((await first).value).toEqual(changed(1));
    await coming.return();
  });

  test.for([
    ['SESSION_ENDED', 401],
    ['MFA_REQUIRED', 401],
    ['VALIDATION', 400],
  ] as const)('end for good with %s', async ([code, status], { server, connect }) => {
    server.on(stream, problem(status, code));
    const onStatus = vi.fn();
    const coming = events(connect(), { onStatus });
    await expect(coming.next()).rejects.toThrow(SdkError);
    expect(onStatus).not.toHaveBeenCalled();
    expect(server.requests(stream)).toHaveLength(1);
  });

  test.for<[string, Answer]>([
    ['408', problem(408, 'TIMEOUT')],
    ['429', problem(429, 'TOO_MANY_ATTEMPTS')],
    ['500', problem(500, 'INTERNAL')],
    ["a proxy's own page", text('<h1>Forbidden</h1>', 403)],
  ])(
    'go on after %s, which is no word of the server for good',
    async ([, answer], { server, connect }) => {
      server.on(stream, answer);
      const { clock, pass } = createManualClock();
      const coming = events(connect(), { clock, lastEventId: '0' });
      const first = coming.next();
      await eventually(() => server.requests(stream).length === 1);
      const { connection } = streams(server);
      await pass(2_000);
      (await connection(0)).write(frame(1));
      expect((await first).value).toEqual(changed(1));
      await coming.return();
    },
  );

  test('end without a word when they are aborted, and close the connection', async ({
    server,
    connect,
  }) => {
    const { connection } = streams(server);
    const controller = new AbortController();
    const coming = events(connect(), { signal: controller.signal });
    const next = coming.next();
    const response = await connection(0);
    const closed = new Promise((resolve) => response.on('close', resolve));
    controller.abort();
    expect(await next).toEqual({ done: true, value: undefined });
    await closed;
  });

  test.for([
    ['', undefined],
    [', also one that a signal could end', new AbortController().signal],
  ] as const)(
    'close the connection when nobody reads on%s',
    async ([, signal], { server, connect }) => {
      const { connection } = streams(server);
      const closed = connection(0).then((response) => {
        response.write(frame(1));
        return new Promise((resolve) => response.on('close', resolve));
      });
      for await (const _ of events(connect(), { signal })) break;
      await closed;
    },
  );
});
