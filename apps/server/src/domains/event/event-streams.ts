import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../kernel/db/database.ts';
import type { EventNotifier } from '../../kernel/db/event-notifier.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { EventStreams, StreamCaller } from '../../platform/event-streams.ts';
import { isLetIn, readIpRules } from '../../platform/ip-access/gate.ts';
import { cursorFrame, EventStream, retryFrame } from './event-stream.ts';
import { readEvents, readKept } from './read-events.ts';

const keepAliveEveryMs = 15 * 1000;
/** Rules are changed by other replicas, too: all streams are held against them this often. */
const rulesCheckedEveryMs = 1000;
/** More than a person has windows; a program that leaks them is stopped. */
const streamsOfSessionMax = 20;
const retryAfterS = 15;

export interface Parts {
  db: Database;
  notifier: EventNotifier;
  log: Pick<FastifyBaseLogger, 'warn'>;
  seal: () => Promise<void>;
  keepAliveMs?: number;
}

export function eventStreams({
  db,
  notifier,
  log,
  seal,
  keepAliveMs = keepAliveEveryMs,
}: Parts): EventStreams {
  const open = new Map<EventStream, StreamCaller>();
  const waiting = new Set<EventStream>();
  let reading = false;
  let turningAway = false;
  let ended = false;
  let stopListening: (() => void) | undefined;

  /** One after the other: however many listen, one connection to the database serves them. */
  async function readWaiting(): Promise<void> {
    reading = true;
    for (const stream of waiting) {
      waiting.delete(stream);
      await stream.catchUp().catch((err: unknown) => log.warn({ err }, 'events not read'));
    }
    reading = false;
  }

  function callBack(stream: EventStream): void {
    waiting.add(stream);
    if (!reading) void readWaiting();
  }

  const isStillAllowed = async ({ address, listener }: StreamCaller) =>
    isLetIn(await readIpRules(db), address, listener);

  async function turnAway(): Promise<void> {
    if (open.size === 0 || turningAway) return;
    turningAway = true;
    try {
      for (const [stream, caller] of open) if (!(await isStillAllowed(caller))) stream.finish();
    } catch (err) {
      log.warn({ err }, 'streams not held against the rules');
    }
    turningAway = false;
  }

  function listen(): () => void {
    const stop = notifier.listen({
      notify() {
        for (const stream of open.keys()) stream.notify();
      },
      lost: (err) => log.warn({ err }, 'events come late: the notifier of the database is lost'),
    });
    const timer = setInterval(() => {
      for (const stream of open.keys()) stream.keepAlive();
    }, keepAliveMs);
    const gate = setInterval(() => void turnAway(), rulesCheckedEveryMs);
    for (const each of [timer, gate]) each.unref();
    return () => {
      clearInterval(timer);
      clearInterval(gate);
      stop();
    };
  }

  return {
    async open(caller) {
      const { listener, until, lastEventId } = caller;
      await seal();
      const { after, opening } = await begin(db, lastEventId);
      const { sessionId } = listener;
      const ofSession = [...open.keys()].filter((stream) => stream.sessionId === sessionId);
      if (ofSession.length >= streamsOfSessionMax) {
        throw new Problem('TOO_MANY_STREAMS', { retryAfter: retryAfterS });
      }
      const stream = new EventStream({
        sessionId,
        opening: retryFrame + opening,
        after,
        until,
        read: async (cursor) =>
          (await isStillAllowed(caller)) ? readEvents(db, listener, cursor) : null,
        callBack,
      });
      open.set(stream, caller);
      stream.once('close', () => open.delete(stream));
      if (ended) stream.finish();
      else stopListening ??= listen();
      return stream;
    },
    count: () => open.size,
    end() {
      ended = true;
      stopListening?.();
      for (const stream of open.keys()) stream.finish();
    },
  };
}

async function begin(
  db: Database,
  lastEventId: string | undefined,
): Promise<{ after: number; opening: string }> {
  const { last, lastSwept } = await readKept(db);
  if (lastEventId === undefined) return { after: last, opening: cursorFrame('ready', last) };
  const after = Number(lastEventId);
  if (after >= lastSwept && after <= last) return { after, opening: '' };
  return { after: last, opening: cursorFrame('reset', last) };
}
