import { nextMoment } from './invalidate-topics.ts';
import type { WrittenTopics } from './live-queries.ts';

/** `pending` counts writes, `done` has the versions that they made. */
const pending = new Map<string, number>();
const done = new Map<string, number>();

/** True also while the write is under way. */
export function isOwnChange(id: string, version: number): boolean {
  return (pending.get(id) ?? 0) > 0 || (done.get(id) ?? 0) >= version;
}

/**
 * Writes to a record so that lists do not point the change out to the user who made it.
 *
 * @example
 * const deposit = await asOwnChange(id, () => decide(id));
 */
export async function asOwnChange<Written>(
  id: string,
  write: () => Promise<Written>,
): Promise<Written> {
  pending.set(id, (pending.get(id) ?? 0) + 1);
  try {
    const written = await write();
    expectOwnVersions(recordsIn(written), 0);
    return written;
  } finally {
    pending.set(id, (pending.get(id) ?? 1) - 1);
  }
}

type Recorded = { id: string; version: number };

/** Records that a write under way changes `steps` times; 0 for those in its answer. */
export function expectOwnVersions(records: readonly Recorded[], steps = 1): void {
  for (const { id, version } of records) done.set(id, Math.max(version + steps, done.get(id) ?? 0));
}
type Announced = Recorded & { topic: string };

/** Events that own writes will cause, by topic and record: when the answer came, and for how long they may take. */
type Expected = { version: number; answeredAt: number; until: number; times: number };
const expected = new Map<string, Expected>();
const eventDelayMaxMs = 10_000;

const nameOf = (topic: string, id: string) => `${topic} ${id}`;

function recordsIn(answer: unknown, depth = 0): Recorded[] {
  if (typeof answer !== 'object' || answer === null || depth > 2) return [];
  const { id, version }: { id?: unknown; version?: unknown } = answer;
  const itself = typeof id === 'string' && typeof version === 'number' ? [{ id, version }] : [];
  return [...itself, ...Object.values(answer).flatMap((part) => recordsIn(part, depth + 1))];
}

/** Call it before anything is refetched for the write. */
export function expectOwnEvents(answer: unknown, topics: WrittenTopics): void {
  expectOwnVersions(recordsIn(answer), 0);
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
 * Such events name no record and have no version of their own. An endless `version` stands for a record whose version
 * is not in the answer.
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
 * Response time of the own write; undefined for another user's change. Each event is recognised once: related records
 * can change without the version.
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
