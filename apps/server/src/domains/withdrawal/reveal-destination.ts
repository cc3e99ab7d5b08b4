import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireWithdrawalRow } from './withdrawal-row.ts';

/** The numbers of the account that it goes to and of its phone, whole; who looked is written down. Throws NOT_FOUND for coins. */
export async function revealDestination(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<Schemas.RevealedDestination> {
  const { destination } = (await requireWithdrawalRow(tx, actorOf(context), id)).withdrawal;
  if (destination.kind !== 'bank') throw new Problem('NOT_FOUND');
  const subject = { type: 'withdrawal', id };
  await writeAudit(tx, context, { action: 'withdrawal.acc_no_revealed', subject, changed: [] });
  return { acc_no: destination.acc_no, phone: destination.phone };
}
