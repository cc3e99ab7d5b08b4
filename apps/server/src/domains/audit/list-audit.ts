import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { type Column, columnsOf } from '../../http/lists/column.ts';
import type { Reader } from '../../kernel/db/database.ts';
import { auditHead, auditLog } from '../../kernel/db/schema.ts';
import type { Selected, Slice } from '../../kernel/lists/slice.ts';
import { checkAuditChain } from '../../platform/audit-chain.ts';
import { shownFacts } from './shown-entry.ts';

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

export async function selectAuditEntries(
  reader: Reader,
  { where, sorting, limit, offset = 0 }: Slice,
): Promise<Selected<Schemas.AuditEntry>> {
  const rows = await reader
    .select({ entry: auditLog, cursor: sorting.cursor })
    .from(auditLog)
    .where(where)
    .orderBy(...sorting.orderBy)
    .limit(limit)
    .offset(offset);
  return { list: rows.map(({ entry }) => viewEntry(entry)), cursor: rows.at(-1)?.cursor };
}

function viewEntry(entry: typeof auditLog.$inferSelect): Schemas.AuditEntry {
  const { actorId: id, actorName: name } = entry;
  return {
    id: `${entry.seq}`,
    seq: entry.seq,
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
    previous_hash: entry.previousHash,
    hash: entry.hash,
  };
}

export async function verifyAuditLog(reader: Reader): Promise<Schemas.AuditVerification> {
  const broken = (await checkAuditChain(reader)) ?? null;
  const [head] = await reader
    .select({ seq: auditHead.seq })
    .from(auditHead)
    .where(eq(auditHead.id, 1));
  return { whole: broken === null, entries: head?.seq ?? 0, broken };
}
