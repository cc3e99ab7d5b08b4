import type { Schemas } from '@brokerdesk/sdk';
import { operationOf } from '../../http/contract.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import {
  actorOf,
  type ConfirmedProposal,
  type RequestContext,
} from '../../platform/request-context.ts';
import { type AnyApplier, type Appliers, applierOf } from './appliers.ts';
import type { ProposalRecord } from './approver.ts';
import { closeProposal } from './close-proposal.ts';
import { requireProposalRow } from './proposal-row.ts';
import {
  denialFor,
  type ProposalApprover,
  proposalView,
  readProposal,
  readProposalApprover,
} from './proposal-view.ts';
import { reasonOf } from './reviewed-record.ts';

/**
 * The caller has locked it. Throws NOT_FOUND, PROPOSAL_CLOSED, STALE_RECORD, SELF_APPROVAL, TIED_APPROVAL, FORBIDDEN,
 * and what the operation throws.
 */
export async function auditProposal(
  tx: Transaction,
  context: RequestContext,
  appliers: Appliers,
  id: string,
  request: Schemas.ProposalAudit,
): Promise<Schemas.Proposal> {
  const approved = request.result === 'approved';
  const acknowledged = request.acknowledged_reasons ?? [];
  const { reasonCode, reason } = reasonOf(request);
  const action = approved ? 'approve' : 'reject';
  const { version } = request;
  const { record, approver } = await requireDecidable(tx, context, id, { action, version });
  const applier = applierOf(appliers, record.operation);
  if (approved) await carryOut(tx, context, applier, record, { acknowledged });
  const status = approved ? 'applied' : 'rejected';
  const checkerId = actorOf(context).id;
  const closing = { status, checkerId, reasonCode, reason } as const;
  const closed = await closeProposal(tx, record, closing);
  if (!approved) await applier.discard?.(tx, context, inputOf(record));
  await writeAudit(tx, context, closed);
  return readProposal(tx, context, id, approver);
}

/** The caller has locked it. Throws NOT_FOUND, PROPOSAL_CLOSED, STALE_RECORD and NOT_YOUR_PROPOSAL. */
export async function withdrawProposal(
  tx: Transaction,
  context: RequestContext,
  appliers: Appliers,
  id: string,
  { version }: Schemas.ProposalWithdrawal,
): Promise<Schemas.Proposal> {
  const wanted = { action: 'withdraw', version } as const;
  const { record, approver } = await requireDecidable(tx, context, id, wanted);
  const closing = { status: 'withdrawn', checkerId: actorOf(context).id, reason: null } as const;
  const closed = await closeProposal(tx, record, closing);
  await applierOf(appliers, record.operation).discard?.(tx, context, inputOf(record));
  await writeAudit(tx, context, closed);
  return readProposal(tx, context, id, approver);
}

async function requireDecidable(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { action, version }: { action: 'approve' | 'reject' | 'withdraw'; version: number },
): Promise<{ record: ProposalRecord; approver: ProposalApprover }> {
  const row = await requireProposalRow(tx, actorOf(context), id);
  const approver = await readProposalApprover(tx, context);
  const denial = denialFor(action, row, approver);
  const isStale = row.proposal.version !== version;
  if (denial?.code !== 'PROPOSAL_CLOSED' && denial !== undefined && !isStale) throw denial;
  if (denial !== undefined || isStale) {
    const changedBy = (row.checker ?? row.maker).name;
    throw new Problem(denial?.code === 'PROPOSAL_CLOSED' ? 'PROPOSAL_CLOSED' : 'STALE_RECORD', {
      current: { ...proposalView(row, approver) },
      changedAt: row.proposal.updatedAt.toISOString(),
      changedBy,
    });
  }
  return { record: row.proposal, approver };
}

export async function carryOut(
  tx: Transaction,
  context: RequestContext,
  applier: AnyApplier,
  record: ProposalRecord,
  {
    takesEffectByItself = false,
    acknowledged = [],
  }: Partial<Pick<ConfirmedProposal, 'takesEffectByItself' | 'acknowledged'>> = {},
): Promise<void> {
  const { key, limit } = operationOf(record.operation);
  const { id, makerId, changes, subjectId, subjectName } = record;
  const subject = { id: subjectId, name: subjectName };
  await applier.apply(
    tx,
    {
      ...context,
      operation: { key, limit },
      proposal: { id, makerId, takesEffectByItself, acknowledged, subject, changes },
    },
    inputOf(record),
  );
}

/** An operation without a body was asked for with its query, which is kept in the place of one. */
export function inputOf({ path, body }: ProposalRecord): object {
  return { path, query: body, body };
}
