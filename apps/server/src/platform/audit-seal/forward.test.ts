import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditForward, auditHead } from '../../kernel/db/schema.ts';
import { addClient, addDeposit, type ClientFixture } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { linesOf } from './evidence.ts';
import { forwardRegularly } from './forward.ts';

const server = useTestServer();
let client: ClientFixture;
let receiver: Server;
let received: { body: string; authorization: string | undefined }[];
let status: number;
let stops: (() => Promise<void>)[];
const errors: unknown[] = [];

beforeAll(async () => {
  client = await addClient(server().db);
});
beforeEach(async () => {
  [received, stops, status] = [[], [], 204];
  await server().db.update(auditForward).set({ position: 0, leasedUntil: null });
  receiver = createServer(async (request, response) => {
    const { authorization } = request.headers;
    received.push({ body: await text(request), authorization });
    const isElsewhere = request.url === '/elsewhere';
    response.writeHead(isElsewhere ? 204 : status, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});
afterEach(async () => {
  for (const stop of stops) await stop();
  receiver.close();
});

function forward(): () => Promise<void> {
  const { port } = receiver.address() as AddressInfo;
  const stop = forwardRegularly({
    db: server().db,
    target: { url: `http://127.0.0.1:${port}/audit`, token: 'of-the-place' },
    log: { error: (...given: unknown[]) => void errors.push(given) },
    everyMs: 10,
  });
  stops.push(stop);
  return stop;
}

const write = async (count: number) => {
  for (let made = 0; made < count; made += 1) await addDeposit(server().db, client);
  await server().services.auditSeal.seal();
};
const size = async () => (await server().db.select().from(auditHead))[0]?.size ?? 0;
const cursor = async () => (await server().db.select().from(auditForward))[0]?.position;
const linesIn = ({ body }: { body: string }) =>
  body
    .trimEnd()
    .split('\n')
    .map((line): { position: number } => JSON.parse(line));

async function sealed(): Promise<unknown[]> {
  const lines: unknown[] = [];
  for await (const line of linesOf(server().db, await size())) lines.push(line);
  return JSON.parse(JSON.stringify(lines));
}

describe('sealed audit entries', () => {
  // @rule writes: Sealed entries are sent to another place in their order, each at least once
  // @in ./forward.ts
  it('are sent in their order, with their hashes, and go on after a restart', async () => {
    await write(3);
    const stop = forward();
    await expect.poll(cursor).toBe(await size());
    await stop();
    expect(received.flatMap(linesIn)).toEqual(await sealed());
    expect(received[0]?.authorization).toBe('Bearer of-the-place');

    const before = await size();
    received = [];
    await write(2);
    forward();
    await expect.poll(cursor).toBe(await size());
    expect(received.flatMap(linesIn)[0]?.position).toBe(before + 1);
  });

  it.each([503, 307])(
    'are sent again after the answer %s, and the cursor stays',
    async (refusal) => {
      await write(1);
      status = refusal;
      forward();
      await expect.poll(() => received.length).toBeGreaterThan(1);
      expect(await cursor()).toBe(0);
      expect(errors).not.toEqual([]);
      status = 200;
      await expect.poll(cursor).toBe(await size());
      expect(linesIn(received.at(-1) ?? { body: '' })[0]?.position).toBeGreaterThan(0);
      expect(linesIn(received[0] ?? { body: '' })[0]?.position).toBe(1);
    },
  );

  it('are sent by one replica at a time, without a gap', async () => {
    await write(2);
    for (let replica = 0; replica < 3; replica += 1) forward();
    await write(2);
    await expect.poll(cursor).toBe(await size());
    const positions = received.flatMap(linesIn).map(({ position }) => position);
    expect(positions).toEqual(positions.map((_, at) => at + 1));
  });
});
