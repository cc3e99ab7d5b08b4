import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Column, columnsOf } from '../../http/lists/column.ts';
import type { ListQuery } from '../../http/routes.ts';
import type { Database, Reader } from '../../kernel/db/database.ts';
import { auditLeaf, auditLog } from '../../kernel/db/schema.ts';
import { when, within } from '../../kernel/lists/conditions.ts';
import { contains } from '../../kernel/lists/contains.ts';
import type { Selected, Slice } from '../../kernel/lists/slice.ts';
import { parseSort, type Sorting, type SortKeys } from '../../kernel/lists/sort.ts';
import { hashEntry } from '../../platform/audit-seal/check-log.ts';
import { verifyLog } from '../../platform/audit-seal/evidence.ts';
import { type AuditSeal, contentOf } from '../../platform/audit-seal/sealer.ts';
import { shownFacts } from './shown-entry.ts';

export type AuditQuery = ListQuery<'GET /audit/admin/v1/list'>;

const sortKeys: SortKeys = { seq: { column: auditLog.seq } };

export function auditSorting(query: AuditQuery): Sorting {
  return parseSort(query.sort ?? '-seq', sortKeys, auditLog.seq);
}

export function auditFilter(query: AuditQuery): SQL | undefined {
  return and(
    when(query.action, happened),
    when(query.actor_id, (id) => eq(auditLog.actorId, id)),
    when(query.subject_type, (type) => eq(auditLog.subjectType, type)),
    when(query.subject_id, (id) => eq(auditLog.subjectId, id)),
    within(auditLog.at, query),
    when(query.q, matches),
  );
}

/** `deposit.approved`, or `deposit.` for all that happens to deposits. */
function happened(action: string): SQL {
  return action.endsWith('.')
    ? sql`starts_with(${auditLog.action}, ${action})`
    : eq(auditLog.action, action);
}

function matches(q: string): SQL | undefined {
  const text = q.trim();
  return or(
    contains(auditLog.actorName, text),
    eq(auditLog.subjectId, text),
    eq(auditLog.ip, text),
    eq(auditLog.requestId, text),
  );
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

const column = columnsOf('audit-log');

export const auditColumns: readonly Column<Schemas.AuditEntry>[] = [
  column('seq', (e) => e.seq),
  column('at', (e) => e.at, 'time'),
  column('actor', (e) => e.actor?.name ?? null),
  column('action', (e) => e.action),
  column('subject_type', (e) => e.subject_type, { id: 'subject' }),
  column('subject', (e) => e.subject_id),
  column('ip', (e) => e.ip),
  column('device', (e) => e.device),
  column('session_id', (e) => e.session_id),
  column('request_id', (e) => e.request_id),
  column('before', (e) => json(e.before)),
  column('after', (e) => json(e.after)),
  column('hash', (e) => e.hash),
];

const leafBefore = alias(auditLeaf, 'leaf_before');

export async function selectAuditEntries(
  reader: Reader,
  { where, sorting, limit, offset = 0 }: Slice,
): Promise<Selected<Schemas.AuditEntry>> {
  const rows = await reader
    .select({
      entry: auditLog,
      position: auditLeaf.position,
      before: leafBefore.hash,
      cursor: sorting.cursor,
    })
    .from(auditLog)
    .leftJoin(auditLeaf, eq(auditLeaf.seq, auditLog.seq))
    .leftJoin(leafBefore, eq(leafBefore.position, sql`${auditLeaf.position} - 1`))
    .where(where)
    .orderBy(...sorting.orderBy)
    .limit(limit)
    .offset(offset);
  return { list: rows.map(viewEntry), cursor: rows.at(-1)?.cursor };
}

interface Listed {
  entry: typeof auditLog.$inferSelect;
  position: number | null;
  before: string | null;
}

function viewEntry({ entry, position, before }: Listed): Schemas.AuditEntry {
  const { actorId: id, actorName: name } = entry;
  return {
    id: `${entry.seq}`,
    seq: entry.seq,
    position,
    at: entry.at.toISOString(),
    actor: id === null || name === null ? null : { id, name },
    session_id: entry.sessionId,
    ip: entry.ip,
    device: entry.device,
    request_id: entry.requestId,
    action: entry.action,
    subject_type: entry.subjectType,
    subject_id: entry.subjectId,
    before: shownFacts(entry.subjectType, entry.before),
    after: shownFacts(entry.subjectType, entry.after),
    previous_hash: before ?? '',
    hash: hashEntry(contentOf(entry)).toString('hex'),
  };
}

export async function verifyAuditLog(
  db: Database,
  seal: AuditSeal,
): Promise<Schemas.AuditVerification> {
  const { entries, findings, checkpoint } = await verifyLog(db, seal);
  const [first] = findings;
  const broken = first && { subject: first.subject, expected: first.expected, found: first.found };
  return { whole: broken === undefined, entries, broken: broken ?? null, checkpoint };
}
