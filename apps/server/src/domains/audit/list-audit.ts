import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { auditHead, auditLog } from '../../kernel/db/schema.ts';
import type { Selected, Slice } from '../../kernel/lists/slice.ts';
import { checkAuditChain } from '../../platform/audit-chain.ts';
import { shownFacts } from './shown-entry.ts';

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
