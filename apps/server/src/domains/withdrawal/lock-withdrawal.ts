import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { client, withdrawal } from '../../kernel/db/schema.ts';
import type { Problem } from '../../kernel/errors/problem.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { type Decider, readDecider } from '../approval/decider.ts';
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
export function lockForDecision(
  tx: Transaction,
  context: RequestContext,
  { action, ...wanted }: { id: string; version: number; action: WithdrawalAction },
): Promise<WithdrawalRow> {
  return lockWithdrawal(tx, context, {
    ...wanted,
    denial: (row, decider) => denialFor(action, row, decider),
  });
}

/** The same for every other action, with what keeps the user from it. */
export async function lockWithdrawal(
  tx: Transaction,
  context: RequestContext,
  wanted: {
    id: string;
    version: number;
    denial: (row: WithdrawalRow, decider: Decider) => Problem | undefined;
  },
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
  await refuseDecision(tx, wanted.denial(row, decider), wanted.version, {
    ...{ subject: { type: 'withdrawal', id: wanted.id }, ...row.withdrawal },
    view: () => withdrawalView(row, decider),
  });
  return row;
}
