import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { deposit } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { type RequestContext, actorOf } from '../../platform/request-context.ts';
import { lockDeposit, readDeposit } from './audit-deposit.ts';
import { type DepositRow, depositChange, nextStatus } from './deposit-row.ts';

/**
 * Writes down how often the chain has confirmed a deposit that waits. The count of a chain only grows:
 * a smaller one corrects a mistake, or a chain that was put aside, and says why. Throws NOT_FOUND,
 * NOT_ON_CHAIN, ALREADY_DECIDED, STALE_RECORD, VALIDATION.
 */
export async function recordConfirmations(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { confirmations, reason, version }: Schemas.ConfirmationsRequest,
): Promise<Schemas.Deposit> {
  const { deposit: before } = await lockDeposit(tx, context, { id, version, denial });
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
  return readDeposit(tx, context, id);
}

function denial({ deposit: { subType, status } }: DepositRow): Problem | undefined {
  if (nextStatus(status, 'approve') === undefined) return new Problem('ALREADY_DECIDED');
  return subType === 'crypto' ? undefined : new Problem('NOT_ON_CHAIN');
}
