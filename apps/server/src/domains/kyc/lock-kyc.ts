import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { kyc } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { lastChange } from '../../platform/last-change.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { type Decider, readDecider } from '../approval/decider.ts';
import { lockClient } from '../client/lock-client.ts';
import { denialFor } from './decision.ts';
import { type KycRow, requireKycOfClient, requireKycRow } from './kyc-row.ts';
import type { KycAction } from './kyc-states.ts';
import { kycView } from './kyc-view.ts';
import type { KycState } from './store-kyc.ts';

interface Wanted {
  /** By its own id, or by the client's. */
  which: { id: string } | { clientId: string };
  version: number;
  action: KycAction;
}

/**
 * Locks the client and then the identity check, in the person's scope, and refuses what may not be
 * done to it, in this order: it is not there (NOT_FOUND), its state does not allow it
 * (ALREADY_DECIDED, INVALID_TRANSITION), the person saw another version (STALE_RECORD), and the rest.
 */
export async function lockKyc(
  tx: Transaction,
  context: RequestContext,
  { which, version, action }: Wanted,
): Promise<KycState & { row: KycRow }> {
  const actor = actorOf(context);
  const clientId =
    'clientId' in which ? which.clientId : (await requireKycRow(tx, actor, which.id)).client.id;
  const { version: clientVersion, fullName: clientName } = await lockClient(tx, context, clientId);
  await tx.select({ id: kyc.id }).from(kyc).where(eq(kyc.clientId, clientId)).for('update');
  const row = await requireKycOfClient(tx, actor, clientId);
  const decider = await readDecider(tx, context, clientId);
  const denial = denialFor(action, row, decider);
  if (denial?.code === 'ALREADY_DECIDED')
    throw await asItIsNow(tx, decider, 'ALREADY_DECIDED', row);
  if (denial?.code === 'INVALID_TRANSITION') throw denial;
  if (row.kyc.version !== version) throw await asItIsNow(tx, decider, 'STALE_RECORD', row);
  if (denial !== undefined) throw denial;
  return { row, kyc: row.kyc, clientVersion, clientName };
}

async function asItIsNow(
  tx: Transaction,
  decider: Decider,
  code: 'ALREADY_DECIDED' | 'STALE_RECORD',
  row: KycRow,
): Promise<Problem> {
  return new Problem(code, {
    current: { ...kycView(row, decider) },
    ...(await lastChange(tx, { type: 'kyc', id: row.kyc.id })),
  });
}
