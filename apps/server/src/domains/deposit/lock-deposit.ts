import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { client, deposit } from '../../db/schema.ts';
import { Problem } from '../../http/problem.ts';
import { actorOf, type RequestContext } from '../../http/request-context.ts';
import type { Decider } from '../approval/decider.ts';
import { readDecider } from '../approval/decider.ts';
import { clientScope } from '../client/client-scope.ts';
import { obstacleTo } from './decision.ts';
import { type DepositRow, requireDepositRow } from './deposit-row.ts';
import type { DepositAction } from './deposit-states.ts';
import { changedBy, depositView } from './deposit-view.ts';

/**
 * Locks a deposit in the person's scope and refuses what may not be done to it, in this order: it
 * is not there (NOT_FOUND), its state does not allow it (ALREADY_DECIDED, INVALID_TRANSITION), the
 * person saw another version (STALE_RECORD), and then what concerns the person and the money
 * (SELF_APPROVAL, INSUFFICIENT_FUNDS).
 */
export async function lockForDecision(
  tx: Transaction,
  context: RequestContext,
  wanted: { id: string; version: number; action: DepositAction },
): Promise<DepositRow> {
  const actor = actorOf(context);
  await tx
    .select({ id: deposit.id })
    .from(deposit)
    .innerJoin(client, eq(client.id, deposit.clientId))
    .where(and(eq(deposit.id, wanted.id), clientScope(actor)))
    .for('update', { of: deposit });
  const row = await requireDepositRow(tx, actor, wanted.id);
  const decider = await readDecider(tx, context);
  const obstacle = obstacleTo(wanted.action, row, decider);
  const stale = row.deposit.version !== wanted.version;
  if (obstacle?.code === 'ALREADY_DECIDED') throw asItIsNow('ALREADY_DECIDED', row, decider);
  if (obstacle?.code === 'INVALID_TRANSITION') throw obstacle;
  if (stale) throw asItIsNow('STALE_RECORD', row, decider);
  if (obstacle !== undefined) throw obstacle;
  return row;
}

function asItIsNow(
  code: 'ALREADY_DECIDED' | 'STALE_RECORD',
  row: DepositRow,
  decider: Decider,
): Problem {
  const name = changedBy(row);
  return new Problem(code, {
    current: { ...depositView(row, decider) },
    changedAt: row.deposit.updatedAt.toISOString(),
    ...(name !== undefined && { changedBy: name }),
  });
}
