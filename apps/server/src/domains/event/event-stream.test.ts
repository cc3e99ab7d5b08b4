import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditHead, event } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addClient, addDeposit, type ClientFixture } from '../../testing/deposit-fixtures.ts';
import { type EventReader, readStream, streamPath } from '../../testing/event-reader.ts';
import { lastEntry } from '../../testing/last-entry.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { sweep } from '../sweep/sweep.ts';

const server = useTestServer();
const dayMs = 24 * 60 * 60 * 1000;
let address: string;
let god: ApiClient;
let angel: ApiClient;
let client: ClientFixture;
const readers: EventReader[] = [];

beforeAll(async () => {
  const { db, listen, signIn } = server();
  address = await listen();
  [god, angel] = [await signIn('god'), await signIn('angel')];
  client = await addClient(db);
});

afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});

async function read(who: ApiClient, lastEventId?: string): Promise<EventReader> {
  const reader = await readStream(address, who, lastEventId);
  readers.push(reader);
  return reader;
}

async function readFromNow(who: ApiClient): Promise<EventReader & { cursor: string }> {
  const reader = await read(who);
  const { event: name, id, data } = await reader.nextEvent();
  expect([name, data]).toEqual(['ready', {}]);
  return { ...reader, cursor: id ?? '' };
}

const approve = (who: ApiClient, id: string) =>
  who.call(
    'PUT',
    `/deposit/admin/v1/audit/${id}`,
    { result: 'approved', ...acknowledged, version: 1 },
    once(),
  );

const eventOf = ({ id }: { id: string }, version = 1) => ({ topic: 'deposit', id, version });

async function nextEvents(reader: EventReader, count: number) {
  const events = [];
  while (events.length < count) events.push(await reader.nextEvent());
  return events;
}

describe('a stream', () => {
  it('is sent as it happens: no proxy stores, packs or gathers it', async () => {
    const { headers, next } = await read(angel);
    expect(headers.get('content-type')).toBe('text/event-stream');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-encoding')).toBeNull();
    expect(await next()).toEqual({ retry: '3000' });
  });

  // @rule events: A commit notifies subscribers by topic, id and version; a rollback does not
  // @in platform/audit-log.ts
  it('sends an event for what is committed, with topic, id and version, never with its content', async () => {
    const stream = await readFromNow(angel);
    const made = await angel.call(
      'POST',
      `/deposit/admin/v2/specialized/${client.id}`,
      {
        ...{ account_id: client.accounts['USD'], amount: '9.00', currency: 'USD' },
        ...{ sub_type: 'bank', payer_name: '测试客户', reference_no: 'FT-1' },
      },
      once(),
    );
    const first = await stream.nextEvent();
    expect(first).toEqual({
      // Readers of the audit log receive its entry before.
      id: String(Number(stream.cursor) + 2),
      event: 'deposit',
      data: eventOf(made.body),
    });

    expect((await approve(god, made.body.id)).status).toBe(200);
    const [decided, account] = await nextEvents(stream, 2);
    expect(decided?.data).toEqual(eventOf(made.body, 2));
    const id = client.accounts['USD'];
    expect(account).toMatchObject({ event: 'account', data: { topic: 'account', id, version: 2 } });
  });

  it('never sends an event for what is rolled back', async () => {
    const { db } = server();
    const stream = await readFromNow(angel);
    const refused = await approve(angel, randomUUID());
    expect(refused.status).toBe(404);
    const undone = db.transaction(async (tx) => {
      await addDeposit(tx, client);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const kept = await addDeposit(db, client);
    expect((await stream.nextEvent()).data).toEqual(eventOf(kept));
  });

  // @rule events: Only readers of the audit log receive an event for each new entry
  // @in platform/audit-log.ts
  it('sends an event for each entry of the audit log, by its number and to its readers alone', async () => {
    const reader = await readFromNow(god);
    const other = await readFromNow(angel);
    const made = await addDeposit(server().db, client);
    const entry = await lastEntry(server());
    expect((await reader.nextEvent()).data).toEqual({
      ...{ topic: 'audit', id: String(entry?.seq), version: 1 },
    });
    expect((await reader.nextEvent()).data).toEqual(eventOf(made));
    expect((await other.nextEvent()).data).toEqual(eventOf(made));
  });

  it('sends an event for a changed setting, and for the own sessions', async () => {
    const hero = await server().signIn('hero');
    const stream = await readFromNow(god);
    const own = await readFromNow(hero);
    const { body } = await god.get('/setting/v1/co');
    await god.call('PUT', '/setting/admin/v1/co', { ...body, name: 'Brokerdesk' });
    const setting = { topic: 'setting', id: 'company', version: body.version + 1 };
    const [entry, changed] = await nextEvents(stream, 2);
    expect([entry?.event, changed?.data]).toEqual(['audit', setting]);
    expect((await own.nextEvent()).data, 'settings are shown to everybody').toEqual(setting);

    const other = await server().signIn('hero');
    const opened = await own.nextEvent();
    expect(opened).toMatchObject({ event: 'session', data: { topic: 'session', version: 1 } });
    await other.call('POST', '/auth/admin/v1/logout');
    expect((await own.nextEvent()).data).toEqual({ ...Object(opened.data), version: 2 });
  });

  it('is refused without a token, and with a place that is no number', async () => {
    const { anonymous } = server();
    expect((await anonymous.get(streamPath)).body.code).toBe('UNAUTHORIZED');
    const { body } = await angel.get(streamPath, { 'last-event-id': 'x' });
    expect([body.code, body.errors[0].field.toLowerCase()]).toEqual([
      'VALIDATION',
      'last-event-id',
    ]);
  });

  it('is not opened for who asks for its headers alone', async () => {
    const { inject } = await server().signIn('angel');
    for (let tries = 0; tries < 25; tries += 1) {
      const { status, headers } = await inject({ method: 'HEAD', url: streamPath });
      expect([status, headers['content-type']]).toEqual([200, 'text/event-stream']);
    }
  });

  // @rule events: A session has at most 20 streams per server
  // @in ./event-streams.ts
  it('is refused if the session has 20, until one of them is closed', async () => {
    const many = await server().signIn('angel2');
    const all = await Promise.all(Array.from({ length: 20 }, () => readFromNow(many)));
    const { status, body, headers } = await many.get(streamPath);
    expect([status, body.code, headers['retry-after']]).toEqual([429, 'TOO_MANY_STREAMS', '15']);
    all[0]?.close();
    await expect.poll(() => readFromNow(many).catch(() => null)).not.toBeNull();
  });
});

describe('the order', () => {
  // @rule events: Events follow commit order; `Last-Event-ID` resumes without gaps or repeats
  // @in platform/audit-log.ts
  it('is that of the commits, and a resume in the middle misses nothing and repeats nothing', async () => {
    const { db } = server();
    const count = 20;
    const stream = await readFromNow(angel);
    const deposits = await Promise.all(
      Array.from({ length: count }, async () => addDeposit(db, client)),
    );
    const made = await nextEvents(stream, count);
    expect(made.map(({ data }) => data)).toEqual(
      expect.arrayContaining(deposits.map((one) => eventOf(one))),
    );

    const answers = Promise.all(deposits.map(({ id }) => approve(god, id)));
    const before = await nextEvents(stream, count);
    stream.close();
    const resumed = await read(angel, before.at(-1)?.id);
    const all = [...before, ...(await nextEvents(resumed, count))];
    expect((await answers).map(({ status }) => status)).toEqual(deposits.map(() => 200));

    const numbers = [made.at(-1), ...all].map((one) => Number(one?.id));
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    const decided = all.filter(({ event: name }) => name === 'deposit').map(({ data }) => data);
    expect(decided).toHaveLength(count);
    expect(decided).toEqual(expect.arrayContaining(deposits.map((one) => eventOf(one, 2))));
  });

  it('holds over more than one read of the database', async () => {
    const { db } = server();
    const { cursor } = await readFromNow(angel);
    const count = 1200;
    const rows = Array.from({ length: count }, (_, number) => ({
      seq: Number(cursor) + 1 + number,
      topic: 'deposit',
      recordId: randomUUID(),
      version: 1,
      clientId: client.id,
    }));
    await db.transaction(async (tx) => {
      await tx.insert(event).values(rows);
      await tx.update(auditHead).set({ eventSeq: Number(cursor) + count });
    });
    const events = await nextEvents(await read(angel, cursor), count);
    expect(events.map(({ id }) => Number(id))).toEqual(
      events.map((_, number) => Number(cursor) + 1 + number),
    );
  });
});

describe('a place to resume from that is not known', () => {
  // @rule events: Events are kept 24 hours; an unknown position is answered with `reset`
  // @in domains/sweep/sweep.ts
  it('is answered with a reset, and the stream goes on from now', async () => {
    const { db } = server();
    const { cursor } = await readFromNow(angel);
    const future = '9'.repeat(18);
    const stream = await read(angel, future);
    expect(await stream.nextEvent()).toEqual({ id: cursor, event: 'reset', data: {} });
    const made = await addDeposit(db, client);
    expect((await stream.nextEvent()).data).toEqual(eventOf(made));
  });

  it('is one whose next event has been swept away, a day later and not before', async () => {
    const { db, services } = server();
    const { cursor } = await readFromNow(angel);
    await addDeposit(db, client);
    await services.auditSeal.settled();
    const kept = await db.$count(event);

    await sweep(db, services.files, new Date(Date.now() + dayMs - 60_000));
    expect(await db.$count(event)).toBe(kept);
    const stillKnown = await read(angel, cursor);
    expect((await stillKnown.nextEvent()).event).toBe('deposit');

    await sweep(db, services.files, new Date(Date.now() + dayMs + 60_000));
    expect(await db.$count(event)).toBe(0);
    const lost = await read(angel, cursor);
    // The entry of the audit log has a number, too.
    const last = String(Number(cursor) + 2);
    expect(await lost.nextEvent()).toEqual({ id: last, event: 'reset', data: {} });
    const upToDate = await read(angel, last);
    const made = await addDeposit(db, client);
    expect((await upToDate.nextEvent()).data).toEqual(eventOf(made));
  });
});
