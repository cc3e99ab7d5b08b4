import { nextMoment } from './invalidate-topics.ts';
import type { WrittenTopics } from './live-queries.ts';

/** Records that this person is changing, and in which version they came out of it. */
const pending = new Map<string, number>();
const done = new Map<string, number>();

/** Whether a record got this version, or will have got it, by a write of this page. */
export function isOwnChange(id: string, version: number): boolean {
  return (pending.get(id) ?? 0) > 0 || (done.get(id) ?? 0) >= version;
}

/**
 * Writes to a record so that lists do not point the change out to the user who made it.
 *
 * @example
 * const deposit = await asOwnChange(id, () => decide(id));
 */
export async function asOwnChange<Written extends { version: number }>(
  id: string,
  write: () => Promise<Written>,
): Promise<Written> {
  pending.set(id, (pending.get(id) ?? 0) + 1);
  try {
    const written = await write();
    done.set(id, written.version);
    return written;
  } finally {
    pending.set(id, (pending.get(id) ?? 1) - 1);
  }
}

/** Records that a bulk run changes once, so that lists do not point that out. */
export function expectOwnVersions(records: readonly { id: string; version: number }[]): void {
  for (const { id, version } of records) done.set(id, Math.max(version + 1, done.get(id) ?? 0));
}

type Recorded = { id: string; version: number };
type Announced = Recorded & { topic: string };

/** Events that own writes will cause, by topic and record: when the answer came, and for how long they may take. */
type Expected = { version: number; answeredAt: number; until: number; times: number };
const expected = new Map<string, Expected>();
const eventDelayMaxMs = 10_000;

const nameOf = (topic: string, id: string) => `${topic} ${id}`;

/** The records in an answer to a write: itself, what it is made of, or those of a list in it. */
function recordsIn(answer: unknown, depth = 0): Recorded[] {
  if (typeof answer !== 'object' || answer === null || depth > 2) return [];
  const { id, version }: { id?: unknown; version?: unknown } = answer;
  const itself = typeof id === 'string' && typeof version === 'number' ? [{ id, version }] : [];
  return [...itself, ...Object.values(answer).flatMap((part) => recordsIn(part, depth + 1))];
}

/**
 * Notes the versions that a write has made, so that no list points them out as the change of another person, and
 * announces the events that it causes. Call it before anything is refetched for the write.
 */
export function expectOwnEvents(answer: unknown, topics: WrittenTopics): void {
  for (const { id, version } of recordsIn(answer)) {
    done.set(id, Math.max(version, done.get(id) ?? 0));
  }
  const now = Date.now();
  for (const [name, { until }] of expected) if (until < now) expected.delete(name);
  if (topics === 'any') return;
  const answeredAt = nextMoment();
  const until = now + eventDelayMaxMs;
  for (const { id, version } of recordsIn(answer)) {
    for (const topic of topics) {
      expected.set(nameOf(topic, id), { version, answeredAt, until, times: 1 });
    }
  }
}

/** Forgets the events that the stream may have missed: the next ones would pass for them. */
export const forgetOwnEvents = (): void => expected.clear();

/**
 * Announces one more event of own work on records of a kind: these name no record, and have no version of their own. With
 * no end to `version`, the events of a record whose version is not in the answer, for as long as they may take.
 */
export function expectOwnEvent(topic: string, id: string, version = 1): void {
  const name = nameOf(topic, id);
  const before = expected.get(name);
  const now = Date.now();
  const times = before && before.until > now ? before.times + 1 : 1;
  const until = now + eventDelayMaxMs;
  expected.set(name, { version, answeredAt: nextMoment(), until, times });
}

/**
 * Returns the response time of the own write behind an event; undefined for another user's change. Each is
 * recognised once: related records can change without the version.
 */
export function recognizeOwnEvent({ topic, id, version }: Announced): number | undefined {
  const own = expected.get(nameOf(topic, id));
  if (own === undefined || version > own.version || own.until < Date.now()) return undefined;
  if (version === own.version) {
    own.times -= 1;
    if (own.times === 0) expected.delete(nameOf(topic, id));
  }
  return own.answeredAt;
}
