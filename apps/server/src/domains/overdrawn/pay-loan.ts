import type { Schemas } from '@brokerdesk/sdk';
import { desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { loanRepayment, staffUser } from '../../kernel/db/schema.ts';
import { invalidTransition } from '../../kernel/errors/invalid-transition.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readOverdrawn } from './audit-overdrawn.ts';
import { requireAmount } from './book-overdrawn.ts';
import { lockOverdrawnRow } from './overdrawn-row.ts';
import { nextStatus } from './overdrawn-states.ts';
import { statusName } from './overdrawn-words.ts';
import { repay } from './settle-overdrawn.ts';

/**
 * Repays a loan, or a part of it, from the available money of its account. Throws NOT_FOUND for
 * what is no loan, INVALID_TRANSITION where nothing is owed, STALE_RECORD where the person saw
 * another version, and as `repay` says.
 */
export async function payLoan(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { amount, version }: Schemas.LoanRepaymentRequest,
): Promise<Schemas.Overdrawn> {
  const actor = actorOf(context);
  const row = await lockOverdrawnRow(tx, actor, id);
  const { overdrawn } = row;
  if (overdrawn.subType !== 'loan') throw new Problem('NOT_FOUND');
  requireAmount(amount, overdrawn.currency);
  if (nextStatus('loan', overdrawn.status, 'pay') === undefined) {
    const { status } = overdrawn;
    throw invalidTransition((language) => statusName({ sub_type: 'loan', status }, language));
  }
  if (version !== undefined && version !== overdrawn.version) {
    const changedBy = (await lastPayer(tx, id)) ?? row.checker?.name;
    throw new Problem('STALE_RECORD', {
      current: { ...(await readOverdrawn(tx, context, id)) },
      changedAt: overdrawn.updatedAt.toISOString(),
      ...(changedBy !== undefined && { changedBy }),
    });
  }
  const { audit } = await repay(tx, overdrawn, amount, { actorId: actor.id, at: new Date() });
  await writeAudit(tx, context, audit);
  return readOverdrawn(tx, context, id);
}

async function lastPayer(tx: Transaction, loanId: string): Promise<string | undefined> {
  const [last] = await tx
    .select({ name: staffUser.name })
    .from(loanRepayment)
    .innerJoin(staffUser, eq(staffUser.id, loanRepayment.actorId))
    .where(eq(loanRepayment.loanId, loanId))
    .orderBy(desc(loanRepayment.createdAt), desc(loanRepayment.id))
    .limit(1);
  return last?.name;
}
