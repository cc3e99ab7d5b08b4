import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { actorOf, type RequestContext } from '../../http/request-context.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { readOverdrawn } from './audit-overdrawn.ts';
import { requireAmount } from './book-overdrawn.ts';
import { lockOverdrawnRow } from './overdrawn-row.ts';
import { nextStatus } from './overdrawn-states.ts';
import { statusName } from './overdrawn-words.ts';
import { repay } from './settle-overdrawn.ts';

/**
 * Repays a loan, or a part of it, from the available money of its account. Throws NOT_FOUND for
 * what is no loan, INVALID_TRANSITION where nothing is owed, and as `repay` says.
 */
export async function payLoan(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { amount }: Schemas.CreditRequest,
): Promise<Schemas.Overdrawn> {
  const actor = actorOf(context);
  const { overdrawn } = await lockOverdrawnRow(tx, actor, id);
  if (overdrawn.subType !== 'loan') throw new Problem('NOT_FOUND');
  requireAmount(amount, overdrawn.currency);
  if (nextStatus('loan', overdrawn.status, 'pay') === undefined) {
    const from = statusName(overdrawn.status, context.language);
    throw new Problem('INVALID_TRANSITION', { values: { from } });
  }
  const { audit } = await repay(tx, overdrawn, amount, { actorId: actor.id, at: new Date() });
  await writeAudit(tx, context, audit);
  return readOverdrawn(tx, context, id);
}
