import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../kernel/db/database.ts';
import { beforeCommit } from '../kernel/db/lost-connection.ts';
import { auditHead, auditLog, event } from '../kernel/db/schema.ts';
import { batches } from '../kernel/db/update-each.ts';
import { closeOutdated } from './approval/outdated.ts';
import { canonicalJson } from './canonical-json.ts';
import type { Change } from './changes.ts';
import { notify } from './notifications.ts';
import type { RequestContext } from './request-context.ts';

export interface AuditEntry {
  /** Domain, dot, what happened: `deposit.approved`. */
  action: string;
  subject: { type: string; id: string };
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  at?: Date;
  /** The events sent once it is committed; empty if no page shows it. */
  changed: readonly Change[];
}

export const firstAuditHash = '0'.repeat(64);

type Acting = Pick<RequestContext, 'actor' | 'ip' | 'device' | 'requestId'> &
  Partial<Pick<RequestContext, 'proposal'>>;

/**
 * Adds an entry to the chain, in the transaction of the change that it records. It is stored right before the commit,
 * because that locks the end of the chain.
 */
export async function writeAudit(
  tx: Transaction,
  context: Acting | null,
  entry: AuditEntry,
): Promise<void> {
  await writeAuditEntries(tx, context, [entry]);
}

/** Entries that wait for the next one of their transaction. */
const deferred = new WeakMap<Transaction, AuditEntry[]>();

/**
 * Keeps an entry for the next `writeAudit` of the same transaction, before which it stands: for what happens
 * before rows are locked that must not wait behind the end of the chain.
 */
export function deferAudit(tx: Transaction, entry: AuditEntry): void {
  deferred.set(tx, [...(deferred.get(tx) ?? []), entry]);
}

/** The same for several entries of one transaction, in their order. */
export async function writeAuditEntries(
  tx: Transaction,
  context: Acting | null,
  own: readonly AuditEntry[],
): Promise<void> {
  const written = [...(deferred.get(tx) ?? []), ...own];
  deferred.delete(tx);
  const waiting = held.get(tx);
  const news: Change[] = [];
  if (waiting === undefined) {
    const changed = written.flatMap((entry) => entry.changed);
    written.push(...(await closeOutdated(tx, changed, context?.proposal?.id)));
    news.push(...(await notify(tx, context, written)));
  }
  const entries = written.map((entry, at) => ({
    row: rowOf(context, entry),
    changed: at === 0 ? [...news, ...entry.changed] : entry.changed,
  }));
  if (waiting === undefined) await beforeCommit(tx, () => append(tx, entries));
  else waiting.push(...entries.map(({ row }) => row));
}

interface Entry {
  row: ReturnType<typeof rowOf>;
  changed: readonly Change[];
}

/** By transaction, entries that stand in the chain by their times. */
const held = new WeakMap<Transaction, Entry['row'][]>();

/**
 * Holds back the entries of the transaction until `write`, which puts them into the order of their times: for a set
 * that covers a year, and is not made day by day.
 */
export function holdAudits(tx: Transaction) {
  const waiting: Entry['row'][] = [];
  held.set(tx, waiting);
  return {
    /** The subjects of the entries, as `type id`. */
    subjects: () => new Set(waiting.map((row) => `${row.subjectType} ${row.subjectId}`)),
    async write(): Promise<void> {
      held.delete(tx);
      const inOrder = waiting
        .toSorted((one, other) => Number(one.at) - Number(other.at))
        .map((row) => ({ row, changed: [] }));
      for (const batch of batches(inOrder)) await append(tx, batch);
    },
  };
}

async function append(tx: Transaction, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  const [head] = await tx.select().from(auditHead).where(eq(auditHead.id, 1)).for('update');
  if (head === undefined) throw new Error('The audit log has no head row: run the migrations.');
  let { seq, hash, eventSeq } = head;
  const rows = entries.map((entry) => {
    seq += 1;
    const row = { ...entry.row, seq, previousHash: hash };
    hash = hashAuditEntry(row);
    return { ...row, hash };
  });
  // Numbered under the lock, which holds until the commit: a reader who has read up to a number has
  // missed none below it.
  const written: Change = { topic: 'audit', id: String(seq), version: 1 };
  const events = [written, ...entries.flatMap(({ changed }) => changed)].map((change) => {
    eventSeq += 1;
    return eventRow(eventSeq, change);
  });
  await tx.insert(auditLog).values(rows);
  await tx.insert(event).values(events);
  await tx.update(auditHead).set({ seq, hash, eventSeq }).where(eq(auditHead.id, 1));
}

function eventRow(seq: number, change: Change): typeof event.$inferInsert {
  return {
    seq,
    // Not the entry's time, which the seed sets back.
    at: new Date(),
    topic: change.topic,
    recordId: change.id,
    version: change.version,
    clientId: 'clientId' in change ? change.clientId : null,
    userId: 'userId' in change ? change.userId : null,
  };
}

function rowOf(context: Acting | null, entry: AuditEntry) {
  return {
    at: entry.at ?? new Date(),
    actorId: context?.actor?.id ?? null,
    actorName: context?.actor?.name ?? null,
    sessionId: context?.actor?.sessionId ?? null,
    ip: context?.ip ?? null,
    device: context === null ? null : `${context.device.os} ${context.device.type}`,
    requestId: context?.requestId ?? null,
    action: entry.action,
    subjectType: entry.subject.type,
    subjectId: entry.subject.id,
    before: entry.before ?? null,
    after: entry.after ?? null,
  };
}

/** The hash that `row` must carry: of all its fields, the previous hash included. */
export function hashAuditEntry(row: Omit<typeof auditLog.$inferSelect, 'hash'>): string {
  return createHash('sha256').update(canonicalJson(row)).digest('hex');
}
