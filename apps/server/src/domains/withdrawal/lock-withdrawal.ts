import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { client, withdrawal } from '../../kernel/db/schema.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readDecider } from '../approval/decider.ts';
import { refuseDecision } from '../approval/reviewed-record.ts';
import { clientScope } from '../client/client-scope.ts';
import { denialFor } from './decision.ts';
import { requireWithdrawalRow, type WithdrawalRow } from './withdrawal-row.ts';
import type { WithdrawalAction } from './withdrawal-states.ts';
import { withdrawalView } from './withdrawal-view.ts';

/**
 * Locks a withdrawal in the person's scope and refuses what may not be done to it: NOT_FOUND, then
 * as `refuseDecision` says.
 */
export async function lockForDecision(
  tx: Transaction,
  context: RequestContext,
  wanted: { id: string; version: number; action: WithdrawalAction },
): Promise<WithdrawalRow> {
  const actor = actorOf(context);
  await tx
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .innerJoin(client, eq(client.id, withdrawal.clientId))
    .where(and(eq(withdrawal.id, wanted.id), clientScope(actor)))
    .for('update', { of: withdrawal });
  const row = await requireWithdrawalRow(tx, actor, wanted.id);
  const decider = await readDecider(tx, context, row.withdrawal.clientId);
  await refuseDecision(tx, denialFor(wanted.action, row, decider), wanted.version, {
    ...{ subject: { type: 'withdrawal', id: wanted.id }, ...row.withdrawal },
    view: () => withdrawalView(row, decider),
  });
  return row;
}
