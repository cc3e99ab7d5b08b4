import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { deposit } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { reviewOf } from '../approval/reviewed-record.ts';
import { lockedInScope } from '../client-access/client-scope.ts';
import { questionsAbout } from '../question/ask-client.ts';
import { depositRisk, reassessDeposits } from './deposit-risk.ts';
import { type DepositRow, depositChange, nextStatus, requireDepositRow } from './deposit-row.ts';
import { denialFor, depositAct, depositView } from './deposit-view.ts';
import { depositStep, settle } from './settle-deposit.ts';

export const depositReview = reviewOf<DepositRow, Schemas.Deposit>({
  type: 'deposit',
  record: (row) => row.deposit,
  find: requireDepositRow,
  lock: lockedInScope(deposit, requireDepositRow),
  denial: denialFor,
  rollbackDenial: (row, approver) => denialFor('rollback', row, approver),
  act: depositAct,
  view: depositView,
  risk: {
    table: deposit,
    assess: (reader, row) => depositRisk.assess(reader, row.deposit.id),
    put: ({ deposit }, risk) => ({ deposit: { ...deposit, ...risk } }),
  },
  async applyStep(tx, row, step) {
    const settled = depositStep(row.deposit, step);
    const accounts = await settle(tx, [settled]);
    // Other deposits with the same reference may be the first now, or repeat this one.
    const others = await reassessDeposits(tx, [settled.after.id]);
    const { audit } = settled;
    return { ...audit, changed: [...audit.changed, ...accounts, ...others] };
  },
});

export const depositQuestions = questionsAbout('deposit', depositReview, (row) => row.deposit);

/**
 * The count of a chain only grows: a smaller one corrects a mistake, or a chain that was put aside, and says why.
 * Throws NOT_FOUND, NOT_ON_CHAIN, ALREADY_DECIDED, STALE_RECORD, VALIDATION.
 */
export async function recordConfirmations(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { confirmations, reason, version }: Schemas.ConfirmationsRequest,
): Promise<Schemas.Deposit> {
  const wanted = { id, version };
  const { row, approver } = await depositReview.lock(tx, context, wanted, denialForConfirmations);
  const { deposit: before } = row;
  const why = reason?.trim() || null;
  if (confirmations < (before.confirmations ?? 0) && why === null) {
    throw new Problem('VALIDATION', { errors: [{ field: 'reason', code: 'FIELD_REQUIRED' }] });
  }
  const at = new Date();
  const change = {
    confirmations,
    confirmationsById: actorOf(context).id,
    confirmationsAt: at,
    version: before.version + 1,
    updatedAt: at,
  };
  await tx.update(deposit).set(change).where(eq(deposit.id, before.id));
  await writeAudit(tx, context, {
    action: 'deposit.confirmations_recorded',
    subject: { type: 'deposit', id: before.id },
    before: { confirmations: before.confirmations, version: before.version },
    after: { confirmations, version: change.version, ...(why !== null && { reason: why }) },
    at,
    changed: [depositChange({ ...before, ...change })],
  });
  return depositReview.read(tx, context, id, approver);
}

function denialForConfirmations({ deposit: { subType, status } }: DepositRow): Problem | undefined {
  if (nextStatus(status, 'approve') === undefined) return new Problem('ALREADY_DECIDED');
  return subType === 'crypto' ? undefined : new Problem('NOT_ON_CHAIN');
}
