import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { client, deposit } from '../../kernel/db/schema.ts';
import type { Problem } from '../../kernel/errors/problem.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { type Decider, readDecider } from '../approval/decider.ts';
import { refuseDecision } from '../approval/refuse-decision.ts';
import { clientScope } from '../client/client-scope.ts';
import { denialFor } from './decision.ts';
import { type DepositRow, requireDepositRow } from './deposit-row.ts';
import type { DepositAction } from './deposit-states.ts';
import { changedBy, depositView } from './deposit-view.ts';

/**
 * Locks a deposit in the person's scope and refuses what may not be done to it: NOT_FOUND, then as
 * `refuseDecision` says.
 */
export function lockForDecision(
  tx: Transaction,
  context: RequestContext,
  { action, ...wanted }: { id: string; version: number; action: DepositAction },
): Promise<DepositRow> {
  return lockDeposit(tx, context, {
    ...wanted,
    denial: (row, decider) => denialFor(action, row, decider),
  });
}

/** The same for whatever else may be done to it, with what keeps the person from it. */
export async function lockDeposit(
  tx: Transaction,
  context: RequestContext,
  wanted: {
    id: string;
    version: number;
    denial: (row: DepositRow, decider: Decider) => Problem | undefined;
  },
): Promise<DepositRow> {
  const actor = actorOf(context);
  await tx
    .select({ id: deposit.id })
    .from(deposit)
    .innerJoin(client, eq(client.id, deposit.clientId))
    .where(and(eq(deposit.id, wanted.id), clientScope(actor)))
    .for('update', { of: deposit });
  const row = await requireDepositRow(tx, actor, wanted.id);
  const decider = await readDecider(tx, context, row.deposit.clientId);
  refuseDecision(wanted.denial(row, decider), wanted.version, {
    version: row.deposit.version,
    updatedAt: row.deposit.updatedAt,
    changedBy: changedBy(row),
    view: () => depositView(row, decider),
  });
  return row;
}
