import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { decodeJwt, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditHead, session, staffUser } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { type EventReader, readStream } from '../../testing/event-reader.ts';
import { startTestServer, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
let address: string;

beforeAll(async () => {
  address = await server().listen();
});

async function openStream(who: Pick<ApiClient, 'tokens'>, at = address): Promise<EventReader> {
  const reader = await readStream(at, who);
  expect((await reader.nextEvent()).event).toBe('ready');
  return reader;
}

/** The end comes sooner than the first keep-alive. */
async function endOf(reader: EventReader) {
  const frames = await reader.rest();
  expect(frames.filter(({ comment }) => comment !== undefined)).toEqual([]);
  return frames;
}

describe('a stream ends', () => {
  // @rule events: A stream ends with its session, and when its access token expires
  // @in ./read-events.ts
  it('when its user logs out, at once, and without an event', async () => {
    const angel = await server().signIn('angel');
    const reader = await openStream(angel);
    await angel.call('POST', '/auth/admin/v1/logout');
    expect(await endOf(reader)).toEqual([]);
  });

  it('when its session is ended from another one, at once, and the other goes on', async () => {
    const [lost, current] = [await server().signIn('angel'), await server().signIn('angel')];
    const [ended, going] = [await openStream(lost), await openStream(current)];
    const id = String(decodeJwt(lost.tokens?.access_token ?? '')['sid']);
    await current.call('DELETE', `/auth/admin/v1/session/${id}`);
    expect(await endOf(ended)).toEqual([]);
    expect((await going.nextEvent()).data).toEqual({ topic: 'session', id, version: 2 });
    going.close();
  });

  it.each([
    ['is disabled', 'hero3', { active: false }],
    ['gets another role', 'hero4', { role: 'superman' as const }],
  ])('when its user %s, at once', async (_, username, change) => {
    const reader = await openStream(await server().signIn(username));
    await server().db.update(staffUser).set(change).where(eq(staffUser.username, username));
    expect(await endOf(reader)).toEqual([]);
  });

  it('when its session ends in any way, at once', async () => {
    const hero = await server().signIn('hero');
    const reader = await openStream(hero);
    const id = String(decodeJwt(hero.tokens?.access_token ?? '')['sid']);
    await server().db.update(session).set({ endedAt: new Date() }).where(eq(session.id, id));
    expect(await endOf(reader)).toEqual([]);
  });

  // @rule events: A new deny rule ends that address's streams at every replica
  // @in ./event-streams.ts
  it('within seconds when a new rule keeps its person out, and those of others go on', async () => {
    const { db, signIn } = server();
    const [god, hero] = [await signIn('god'), await signIn('hero5')];
    const [going, ended] = [await openStream(god), await openStream(hero)];
    const [person] = await db.select().from(staffUser).where(eq(staffUser.username, 'hero5'));
    const rule = { cidr: '127.0.0.1', kind: 'deny', scope: 'user', user_id: person?.id };
    const { status, body } = await god.call('POST', '/config/admin/v1/ip_access', rule, {
      'idempotency-key': randomUUID(),
    });
    expect(status).toBe(201);
    expect(await endOf(ended)).toEqual([]);
    expect((await going.nextEvent()).event).toBe('audit');
    expect((await going.nextEvent()).data).toMatchObject({ topic: 'ip_rule', id: body.id });
    await expect(readStream(address, hero)).rejects.toThrow('403');
    going.close();
  });

  it('when its access token expires', async () => {
    const { services, signIn } = server();
    const { tokens } = await signIn('hero');
    const claims = decodeJwt(tokens?.access_token ?? '');
    // Long enough for a busy machine to open the stream before.
    const expires = Math.floor(Date.now() / 1000) + 5;
    const access_token = await new SignJWT({ ...claims, exp: expires })
      .setProtectedHeader({ alg: 'HS256', kid: 'access-token-1' })
      .sign(services.secrets.current('access-token').bytes);
    const reader = await openStream({ tokens: { access_token, refresh_token: '', mfa: false } });
    expect(await endOf(reader)).toEqual([]);
    expect(Date.now()).toBeGreaterThanOrEqual(expires * 1000);
    expect(Date.now()).toBeLessThan(expires * 1000 + 5000);
  });
});

it('a stream is one line in the log of requests, after it has ended', async () => {
  const angel = await server().signIn('angel');
  const reader = await openStream(angel);
  const lines = () => server().logs.filter((line) => line.includes('/event/admin/v1/stream'));
  const troubles = () => server().logs.filter((line) => JSON.parse(line).level >= 40);
  const before = { lines: lines().length, troubles: troubles().length };
  await angel.call('POST', '/auth/admin/v1/logout');
  await reader.rest();
  await expect.poll(lines).toHaveLength(before.lines + 1);
  expect(JSON.parse(lines().at(-1) ?? '')).toMatchObject({ status: 200, user: 'angel' });
  expect(troubles()).toHaveLength(before.troubles);
});

describe('the server stops', () => {
  // @rule events: Open streams, even unread ones, do not delay shutdown
  // @in http/stop-gracefully.ts
  it('within a moment, and ends the open streams', async () => {
    const other = await startTestServer();
    const at = await other.listen();
    const reader = await openStream(await other.signIn('hero'), at);
    const closing = other.close();
    expect(await endOf(reader)).toEqual([]);
    await closing;
  });

  it('even if a stream has lost its reader', async () => {
    const other = await startTestServer();
    const at = new URL(await other.listen());
    const { tokens } = await other.signIn('god');
    // More than the system takes from us without anybody reading it.
    await other.db.execute(sql`
      insert into event (seq, topic, record_id, version)
      select n, 'setting', repeat('x', 2000), 1 from generate_series(1000, 20000) n`);
    await other.db.update(auditHead).set({ eventSeq: 20_000 });
    const accepted = once(other.app.server, 'connection');
    const socket = connect(Number(at.port), at.hostname);
    socket.write(
      [
        'GET /event/admin/v1/stream HTTP/1.1',
        `Host: ${at.host}`,
        `Authorization: Bearer ${tokens?.access_token}`,
        'Last-Event-ID: 999',
        '\r\n',
      ].join('\r\n'),
    );
    await once(socket, 'data');
    socket.pause();
    const [serving] = await accepted;
    let written = 0;
    await expect
      .poll(() => {
        const stuck = serving.bytesWritten === written && serving.writableLength > 0;
        written = serving.bytesWritten;
        return stuck;
      })
      .toBe(true);

    await other.close();
    expect(serving.destroyed).toBe(true);
    socket.destroy();
  });
});
