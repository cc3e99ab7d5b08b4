import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { type Column, column } from '../../http/lists/column.ts';
import type { Reader } from '../../kernel/db/database.ts';
import { auditHead, auditLog } from '../../kernel/db/schema.ts';
import type { Selected, Slice } from '../../kernel/lists/slice.ts';
import { checkAuditChain } from '../../platform/audit-chain.ts';
import { shownFacts } from './shown-entry.ts';

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

export const auditColumns: readonly Column<Schemas.AuditEntry>[] = [
  column('seq', ['序号', 'Number'], (e) => e.seq),
  column('at', ['时间', 'Time'], (e) => e.at, 'time'),
  column('actor', ['操作人', 'Who'], (e) => e.actor?.name ?? null),
  column('action', ['操作', 'What'], (e) => e.action),
  column('subject', ['对象类型', 'Kind of record'], (e) => e.subject_type),
  column('subject', ['对象', 'Record'], (e) => e.subject_id),
  column('ip', ['IP 地址', 'Address'], (e) => e.ip),
  column('device', ['设备', 'Device'], (e) => e.device),
  column('session_id', ['会话', 'Session'], (e) => e.session_id),
  column('request_id', ['请求编号', 'Request id'], (e) => e.request_id),
  column('before', ['变更前', 'Before'], (e) => json(e.before)),
  column('after', ['变更后', 'After'], (e) => json(e.after)),
  column('hash', ['哈希', 'Hash'], (e) => e.hash),
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
