import { beforeAll, expect, it } from 'vitest';
import { setting } from '../kernel/db/schema.ts';
import type { ApiClient } from '../testing/api-client.ts';
import { once } from '../testing/config-calls.ts';
import { addClient, addDeposit, type ClientFixture, staffId } from '../testing/deposit-fixtures.ts';
import { readStream } from '../testing/event-reader.ts';
import { useReplicas } from '../testing/replicas.ts';
import type { TestServer } from '../testing/test-server.ts';

const replicas = useReplicas();
let addresses: string[];
let angel: ApiClient;
let client: ClientFixture;

beforeAll(async () => {
  const { first, second } = replicas();
  addresses = [await first.listen(), await second.listen()];
  angel = await first.signIn('angel');
  client = await addClient(first.db);
});

const addressAt = (visit: number) => addresses[visit % 2] ?? '';
const idOf = ({ data }: { data?: unknown }): string => Object(data).id;

it('a stream at one replica sends events of what is written through the other', async () => {
  const { first, second } = replicas();
  for (const [visit, { db }] of [second, first].entries()) {
    const reader = await readStream(addressAt(visit), angel);
    expect((await reader.nextEvent()).event).toBe('ready');
    const { id } = await addDeposit(db, client);
    expect(idOf(await reader.nextEvent())).toBe(id);
    reader.close();
  }
});

// @rule events: A reader that changes replica receives everything once, in order
// @in domains/event/read-events.ts
it('a reader who goes from replica to replica while both write receives all of it once, in order', async () => {
  const { first, second } = replicas();
  const opening = await readStream(addressAt(0), angel);
  let { id: cursor } = await opening.nextEvent();
  opening.close();

  const count = 30;
  const write = async ({ db }: TestServer) => {
    const made: string[] = [];
    while (made.length < count) made.push((await addDeposit(db, client)).id);
    return made;
  };
  const written = Promise.all([write(first), write(second)]);
  const received: { id: string; seq: number }[] = [];
  for (let visit = 0; received.length < 2 * count; visit += 1) {
    const reader = await readStream(addressAt(visit), angel, cursor);
    const frame = await reader.nextEvent();
    received.push({ id: idOf(frame), seq: Number(frame.id) });
    cursor = frame.id;
    reader.close();
  }
  const made = (await written).flat();
  expect(received.map(({ id }) => id).toSorted()).toEqual(made.toSorted());
  const cursors = received.map(({ seq }) => seq);
  expect(cursors).toEqual(cursors.toSorted((one, other) => one - other));
});

it('a session that is ended at one replica ends its stream at the other', async () => {
  const hero = await replicas().first.signIn('hero');
  const reader = await readStream(addressAt(1), hero);
  expect((await reader.nextEvent()).event).toBe('ready');
  await hero.call('POST', '/auth/admin/v1/logout');
  expect((await reader.rest()).filter(({ event }) => event !== undefined)).toEqual([]);
});

it('a rule that is made at one replica ends the streams that it keeps out at the other', async () => {
  const { first, second } = replicas();
  const [god, hero] = [await first.signIn('god'), await second.signIn('hero2')];
  const reader = await readStream(addressAt(1), hero);
  expect((await reader.nextEvent()).event).toBe('ready');
  const userId = await staffId(first.db, 'hero2');
  const rule = { cidr: '127.0.0.1', kind: 'deny', scope: 'user', user_id: userId };
  const made = await god.call('POST', '/config/admin/v1/ip_access', rule, once());
  expect(made.status).toBe(201);
  // Before the first keep-alive, which looks as well.
  expect((await reader.rest()).filter(({ comment }) => comment !== undefined)).toEqual([]);
});

it('what is written through one replica is what the other sends next', async () => {
  const { first, second } = replicas();
  const god = await second.signIn('god');
  const { body } = await god.get('/setting/v1/co');
  await god.call('PUT', '/setting/admin/v1/co', { ...body, name: 'Both' });
  expect((await first.anonymous.get('/setting/v1/co')).body.name).toBe('Both');
  expect(await first.db.$count(setting)).toBe(await second.db.$count(setting));
});
