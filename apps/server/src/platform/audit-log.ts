import { sql } from 'drizzle-orm';
import type { Transaction } from '../kernel/db/database.ts';
import { beforeCommit } from '../kernel/db/lost-connection.ts';
import { auditLog, auditPending } from '../kernel/db/schema.ts';
import { batches } from '../kernel/db/update-each.ts';
import { closeOutdated } from './approval/outdated.ts';
import type { Change } from './changes.ts';
import { notify } from './notifications.ts';
import type { RequestContext } from './request-context.ts';

export interface AuditEntry {
  action: string;
  subject: { type: string; id: string };
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  at?: Date;
  changed: readonly Change[];
}

type Acting = Pick<RequestContext, 'actor' | 'ip' | 'device' | 'requestId'> &
  Partial<Pick<RequestContext, 'proposal'>>;

/** Stores the entry right before the commit of the recorded change, so that numbers follow the commits. */
export async function writeAudit(
  tx: Transaction,
  context: Acting | null,
  entry: AuditEntry,
): Promise<void> {
  await writeAuditEntries(tx, context, [entry]);
}

const deferred = new WeakMap<Transaction, AuditEntry[]>();

export function deferAudit(tx: Transaction, entry: AuditEntry): void {
  deferred.set(tx, [...(deferred.get(tx) ?? []), entry]);
}

export async function writeAuditEntries(
  tx: Transaction,
  context: Acting | null,
  own: readonly AuditEntry[],
): Promise<void> {
  const written = [...(deferred.get(tx) ?? []), ...own];
  deferred.delete(tx);
  const waiting = buffered.get(tx);
  const news: Change[] = [];
  if (waiting === undefined) {
    written.push(...(await closeOutdated(tx, written, current(tx, written, context))));
    news.push(...(await notify(tx, context, written)));
  }
  const entries = written.map((entry, at) => ({
    row: rowOf(context, entry),
    changed: at === 0 ? [...news, ...entry.changed] : entry.changed,
  }));
  if (waiting === undefined) await beforeCommit(tx, () => append(tx, entries));
  else waiting.push(...entries.map(({ row }) => row));
}

const made = new WeakMap<Transaction, string[]>();

function current(
  tx: Transaction,
  written: readonly AuditEntry[],
  context: Acting | null,
): string[] {
  const own = written.flatMap(({ action, subject }) =>
    action === 'proposal.made' ? subject.id : [],
  );
  made.set(tx, [...(made.get(tx) ?? []), ...own]);
  return [...(made.get(tx) ?? []), context?.proposal?.id ?? []].flat();
}

interface Entry {
  row: ReturnType<typeof rowOf>;
  changed: readonly Change[];
}

const buffered = new WeakMap<Transaction, Entry['row'][]>();

/** For a set that covers a year, and is not made day by day. */
export function bufferAudits(tx: Transaction) {
  const waiting: Entry['row'][] = [];
  buffered.set(tx, waiting);
  return {
    subjects: () => new Set(waiting.map((row) => `${row.subjectType} ${row.subjectId}`)),
    async write(): Promise<void> {
      buffered.delete(tx);
      const inOrder = waiting
        .toSorted((one, other) => Number(one.at) - Number(other.at))
        .map((row) => ({ row, changed: [] }));
      for (const batch of batches(inOrder)) await append(tx, batch);
    },
  };
}

async function append(tx: Transaction, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ row }) => row);
  const logged = tx
    .$with('logged')
    .as(tx.insert(auditLog).values(rows).returning({ seq: auditLog.seq }));
  const events = JSON.stringify(entries.map(({ changed }) => changed.map(eventOf)));
  const written = JSON.stringify(eventOf({ topic: 'audit', id: '', version: 1 }));
  // The first entry brings the event that the log has grown to the last one.
  await tx
    .with(logged)
    .insert(auditPending)
    .select(sql`
    select seq, case when place > 1 then '[]'::jsonb else jsonb_build_array(
      ${written}::jsonb || jsonb_build_object('recordId', last::text)) end || changed
    from (select seq, row_number() over (order by seq) as place, max(seq) over () as last
      from logged) numbered
    join jsonb_array_elements(${events}::jsonb) with ordinality as given (changed, place)
      using (place)`);
}

function eventOf(change: Change): (typeof auditPending.$inferInsert)['events'][number] {
  return {
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
