import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../kernel/db/schema.ts';
import { type ApiClient, apiClient, sessionOf } from '../../testing/api-client.ts';
import { readStream } from '../../testing/event-reader.ts';
import { openSession, signedInPerson, type TestPerson } from '../../testing/people.ts';
import { addService } from '../../testing/service-accounts.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { streamUntil } from './recent.ts';

const server = useTestServer();
const minuteMs = 60_000;
const idleMs = 30 * minuteMs;
let person: TestPerson & { api: ApiClient };
let api: ApiClient;
let address: string;

beforeAll(async () => {
  address = await server().listen();
});

beforeEach(async () => {
  person = await signedInPerson(server());
  api = person.api;
});

const rowOf = async (who = api) => {
  const [row] = await server()
    .db.select()
    .from(session)
    .where(eq(session.id, sessionOf(who)));
  if (row === undefined) throw new Error('There is no session.');
  return row;
};

const idleFor = (minutes: number, who = api) =>
  server()
    .db.update(session)
    .set({ idleUntil: new Date(Date.now() + idleMs - minutes * minuteMs) })
    .where(eq(session.id, sessionOf(who)));

const minutesLeft = async () =>
  Math.round((Number((await rowOf()).idleUntil) - Date.now()) / minuteMs);

const ask = (idleSeconds?: number) =>
  api.get('/auth/admin/v1/userinfo', {
    ...(idleSeconds !== undefined && { 'x-idle-seconds': String(idleSeconds) }),
  });

const refresh = (headers: Record<string, string> = {}) =>
  api.call(
    'POST',
    '/auth/admin/v1/token/refresh',
    { refresh_token: api.tokens?.refresh_token },
    headers,
  );

describe('a session without input', () => {
  // @rule sign-in: A session ends after 30 minutes without input, on the server
  // @in ./sessions.ts
  it('is refused after 30 minutes as an expired one, by its refresh token too', async () => {
    expect(await minutesLeft()).toBe(30);
    await idleFor(29);
    expect((await ask(29 * 60)).status).toBe(200);
    await idleFor(30);
    expect((await ask(0)).body.code).toBe('UNAUTHORIZED');
    expect((await refresh({ 'x-idle-seconds': '0' })).body.code).toBe('UNAUTHORIZED');
    expect((await rowOf()).endedAt).toBeNull();
  });

  it('is not in the list of open sessions, and leaves the others open', async () => {
    const other = apiClient(server().app, await openSession(server(), person));
    await idleFor(31);
    const { body } = await other.get('/auth/admin/v1/session/list');
    expect(body.list.map(({ id }: { id: string }) => id)).toEqual([sessionOf(other)]);
  });

  it('is kept by no request of the background', async () => {
    await idleFor(20);
    await ask(20 * 60);
    expect(await minutesLeft()).toBe(10);
    await refresh({ 'x-idle-seconds': '1200' });
    expect(await minutesLeft()).toBe(10);
  });

  it('is kept by no refresh and no event stream that say nothing of input', async () => {
    await idleFor(20);
    expect((await refresh()).status).toBe(200);
    const stream = await readStream(address, api);
    await stream.nextEvent();
    stream.close();
    expect(await minutesLeft()).toBe(10);
  });

  it('is kept by the input that a request or a refresh tells of', async () => {
    await idleFor(20);
    await ask(60);
    expect(await minutesLeft()).toBe(29);
    await idleFor(20);
    await refresh({ 'x-idle-seconds': '120' });
    expect(await minutesLeft()).toBe(28);
  });

  it.each(['-1', '1e9', 'soon', '99999999999'])(
    'takes a request that says %s for input, as one that says nothing',
    async (text) => {
      await idleFor(20);
      await api.get('/auth/admin/v1/userinfo', { 'x-idle-seconds': text });
      expect(await minutesLeft()).toBe(30);
    },
  );

  it('is never shortened by an older input', async () => {
    await ask(1700);
    expect(await minutesLeft()).toBe(30);
  });

  it('is written at most once a minute', async () => {
    await server()
      .db.update(session)
      .set({ lastSeenAt: new Date(Date.now() - 2 * minuteMs) })
      .where(eq(session.id, sessionOf(api)));
    await ask(0);
    const first = await rowOf();
    for (let request = 0; request < 5; request++) await ask(0);
    expect(await rowOf()).toEqual(first);
  });

  it('is that of a person: a program has none', async () => {
    const program = await addService(server());
    expect((await rowOf(program.api)).idleUntil).toBeNull();
  });

  it('ends at its time, whatever the input', async () => {
    await server()
      .db.update(session)
      .set({ expiresAt: new Date() })
      .where(eq(session.id, sessionOf(api)));
    expect((await ask(0)).body.code).toBe('UNAUTHORIZED');
  });
});

describe('a stream of events', () => {
  const from = (minutes: number) => new Date(Date.now() + minutes * minuteMs);

  it('ends a minute before the session, and then with it', () => {
    const [access, soon] = [from(15), from(5)];
    expect(streamUntil(access, soon)).toEqual(new Date(soon.getTime() - minuteMs));
    const last = from(0.5);
    expect(streamUntil(access, last)).toEqual(last);
    expect(streamUntil(access, from(30))).toEqual(access);
    expect(streamUntil(access, null)).toEqual(access);
  });

  it('ends when the session does, without a request', async () => {
    await server()
      .db.update(session)
      .set({ idleUntil: new Date(Date.now() + 1500) })
      .where(eq(session.id, sessionOf(api)));
    const stream = await readStream(address, api);
    await stream.rest();
    expect((await ask(0)).body.code).toBe('UNAUTHORIZED');
  });
});
