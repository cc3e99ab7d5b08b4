import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { proposal } from '../../kernel/db/schema.ts';
import type { ErrorCode } from '../../kernel/errors/error-catalogue.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { AuditEntry } from '../../platform/audit-log.ts';
import { endWork } from '../../platform/work-item.ts';
import { noteOf, type ProposalRecord } from './approver.ts';
import { shownChanges } from './proposal-row.ts';

export const lapsedReason = 'PROPOSAL_LAPSED' satisfies ErrorCode;

interface Closing {
  status: Exclude<ProposalRecord['status'], 'pending'>;
  /** Null if time closed it. */
  checkerId: string | null;
  reasonCode?: string | null;
  reason: string | null;
}

/** The caller writes the audit entry. Throws PROPOSAL_CLOSED if another user was first. */
export async function closeProposal(
  tx: Transaction,
  record: ProposalRecord,
  { status, checkerId, reasonCode = null, reason }: Closing,
): Promise<AuditEntry> {
  const at = new Date();
  const version = record.version + 1;
  const closed = await tx
    .update(proposal)
    .set({ status, checkerId, checkedAt: at, reasonCode, reason, version, updatedAt: at })
    .where(and(eq(proposal.id, record.id), eq(proposal.status, 'pending')))
    .returning({ id: proposal.id });
  if (closed.length === 0) throw new Problem('PROPOSAL_CLOSED');
  return {
    action: `proposal.${status}`,
    subject: { type: 'proposal', id: record.id },
    before: proposalFacts(record),
    after: { status, ...(reasonCode !== null && { reason_code: reasonCode }), reason },
    at,
    changed: [
      { topic: 'proposal', id: record.id, version },
      ...(await endWork(tx, { type: 'proposal', id: record.id })),
    ],
  };
}

export function proposalFacts(record: ProposalRecord): Record<string, unknown> {
  const { limit, operation, subjectType, subjectId, subjectName, baseAmount, makerId } = record;
  return {
    limit,
    operation,
    subject: `${subjectType} ${subjectName}`,
    subject_id: subjectId,
    amount: baseAmount,
    maker_id: makerId,
    reason: noteOf(record),
    changes: shownChanges(record),
    effective_at: record.effectiveAt?.toISOString() ?? null,
  };
}
