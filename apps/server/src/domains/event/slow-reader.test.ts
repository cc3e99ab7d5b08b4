import { Writable } from 'node:stream';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { openSession } from '../../platform/sessions/sessions.ts';
import { addClient, addDeposit } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { EventStream } from './event-stream.ts';
import { eventStreams } from './event-streams.ts';

const server = useTestServer();
const pageSize = 200;
const eventsMax = 100_000;

async function endlessly(after: number) {
  const events = Array.from({ length: pageSize }, (_, number) => ({
    seq: after + 1 + number,
    topic: 'deposit',
    id: 'x'.repeat(300),
    version: 1,
  }));
  const cursor = after + pageSize;
  return { events, cursor, more: cursor < eventsMax };
}

function openEndless() {
  let waiting = false;
  const stream = new EventStream({
    sessionId: '',
    opening: '',
    after: 0,
    until: new Date(Date.now() + 60_000),
    read: endlessly,
    callBack: () => {
      waiting = true;
    },
  });
  const serve = async () => {
    while (waiting) {
      waiting = false;
      await stream.catchUp();
    }
  };
  return { stream, serve };
}

function reluctantReader() {
  const received: string[] = [];
  let goOn = () => {};
  const writable = new Writable({
    write(chunk, _, done) {
      received.push(String(chunk));
      goOn = done;
    },
  });
  return { writable, received, goOn: () => goOn() };
}

const nextTurn = () => new Promise(setImmediate);

describe('a reader who takes nothing', () => {
  it('costs little memory, and receives everything in order when it goes on', async () => {
    const { stream, serve } = openEndless();
    const { writable, received, goOn } = reluctantReader();
    stream.pipe(writable);
    await nextTurn();
    await serve();
    expect(stream.readableLength + writable.writableLength).toBeLessThan(1024 * 1024);

    let seen = 0;
    while (!received.at(-1)?.includes(`id: ${eventsMax}\n`)) {
      seen += 1;
      goOn();
      await nextTurn();
      await serve();
      if (seen > eventsMax) throw new Error('The stream has stopped.');
    }
    const ids = [...received.join('').matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
    expect(ids).toHaveLength(eventsMax);
    expect(ids.every((id, number) => id === number + 1)).toBe(true);
  });

  it('is cut off after four keep-alives, and not if it goes on before', async () => {
    const { stream, serve } = openEndless();
    const { writable, goOn } = reluctantReader();
    stream.pipe(writable);
    const fill = async () => {
      await nextTurn();
      await serve();
    };
    await fill();
    const missThree = () => {
      for (let missed = 0; missed < 3; missed += 1) stream.keepAlive();
      expect(stream.destroyed).toBe(false);
    };
    missThree();
    while (stream.readableLength > 0) {
      goOn();
      await nextTurn();
    }
    stream.keepAlive();
    await fill();
    missThree();
    stream.keepAlive();
    expect(stream.destroyed).toBe(true);
  });
});

describe('the keep-alive', () => {
  // @rule events: A keep-alive goes out every 15 seconds; unresponsive readers are disconnected
  // @in ./event-streams.ts
  it('comes as a comment, and makes good a notification that was lost', async () => {
    const { db, services, signIn } = server();
    const { tokens } = await signIn('angel');
    // Written by the server: it has the claims of every token.
    const claims = decodeJwt(tokens?.access_token ?? '') as { sub: string; sid: string };
    const activity = { at: null, idleMs: services.sessionIdleMs };
    const key = services.secrets.current('access-token');
    const listener = await openSession(
      db,
      { ...claims, round: 0, exp: 0, stage: 'full', key },
      activity,
    );
    if (listener === null) throw new Error('The session is over.');
    const silent = { listen: () => () => {} };
    const log = { warn: () => {} };
    const streams = eventStreams({
      db,
      notifier: silent,
      log,
      seal: services.auditSeal.seal,
      keepAliveMs: 20,
    });
    const until = new Date(Date.now() + 60_000);
    const stream = await streams.open({
      listener,
      address: '127.0.0.1',
      until,
      lastEventId: undefined,
    });
    const frames = stream.setEncoding('utf8').iterator();
    expect((await frames.next()).value).toContain('event: ready');

    let frame = String((await frames.next()).value);
    expect(frame).toMatch(/^(: keep-alive\n\n)+$/);
    const made = await addDeposit(db, await addClient(db));
    while (/^(: keep-alive\n\n)+$/.test(frame)) frame = String((await frames.next()).value);
    expect(frame).toContain(made.id);
    streams.end();
  });
});
