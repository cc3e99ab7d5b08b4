import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { kyc, kycClaim } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { lastChange } from '../../platform/last-change.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { type Decider, readDecider } from '../approval/decider.ts';
import { reasonOf } from '../approval/reason.ts';
import { signOrPropose } from '../approval/two-people.ts';
import { lockClient } from '../client/lock-client.ts';
import { reassessDepositsOf } from '../deposit/deposit-risk.ts';
import { acceptRisk, overrideChange } from '../risk/refuse-risk.ts';
import { storeRisk } from '../risk/store-risk.ts';
import { assessKyc } from './kyc-risk.ts';
import {
  type KycAction,
  type KycRow,
  requireKycOfClient,
  requireKycRow,
  selectViewers,
} from './kyc-row.ts';
import { approvalOf, denialFor, kycView, othersOf } from './kyc-view.ts';
import { type KycState, storeKycTransitions, verdict } from './store-kyc.ts';

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

/** Approves or rejects; the client's own status follows. Throws as `lockKyc` and `acceptRisk` say. */
export async function auditKyc(
  tx: Transaction,
  context: RequestContext,
  id: string,
  request: Schemas.KycAuditRequest,
): Promise<Schemas.Kyc> {
  const actor = actorOf(context);
  const action = request.result === 'approved' ? 'approve' : 'reject';
  const why = reasonOf(request);
  const { version } = request;
  const { row, ...before } = await lockKyc(tx, context, { which: { id }, action, version });
  const risk = await assessKyc(tx, id);
  const overrideReason = acceptRisk(risk, request);
  if (action === 'approve') {
    const decider = await readDecider(tx, context, before.kyc.clientId);
    const act = approvalOf({ ...row, kyc: { ...row.kyc, ...risk } }, decider);
    const waits = await signOrPropose(tx, context, act, {
      input: { path: { id }, body: request },
      changes: [
        { field: 'status', before: before.kyc.status, after: 'approved' },
        ...overrideChange(overrideReason),
      ],
    });
    if (waits !== null) {
      await storeRisk(tx, kyc, [row.kyc], new Map([[id, risk]]));
      return readKyc(tx, context, id);
    }
  }
  const transition = verdict(
    { ...before, kyc: { ...before.kyc, ...risk } },
    {
      action,
      ...why,
      overrideReason,
      checkerId: actor.id,
      at: new Date(),
    },
  );
  await storeKycTransitions(tx, [transition]);
  const deposits = await reassessDepositsOf(tx, before.kyc.clientId);
  const answer = await readKyc(tx, context, id);
  const { audit } = transition;
  await writeAudit(tx, context, { ...audit, changed: [...audit.changed, ...deposits] });
  return answer;
}

async function readKyc(tx: Transaction, context: RequestContext, id: string): Promise<Schemas.Kyc> {
  const row = await requireKycRow(tx, actorOf(context), id);
  return kycView(row, await readDecider(tx, context, row.kyc.clientId));
}

const expiresAt = sql`clock_timestamp() + interval '60 seconds'`;

/**
 * The person has the check open, for a minute. Saying it again only makes it last: the event is sent, and
 * the audit log is written, when it begins. Throws NOT_FOUND.
 */
export async function claimKyc(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<Schemas.KycClaim> {
  const actor = actorOf(context);
  const row = await requireKycRow(tx, actor, id);
  await tx
    .insert(kycClaim)
    .values({ kycId: id, staffId: actor.id, expiresAt })
    .onConflictDoUpdate({ target: [kycClaim.kycId, kycClaim.staffId], set: { expiresAt } });
  const viewers = othersOf(await selectViewers(tx, [id]), { actor });
  const goesOn = row.viewers.some((viewer) => viewer.id === actor.id);
  if (!goesOn) await writeLook(tx, context, row, 'opened');
  return { viewers };
}

/** The person has closed it; nothing happens where it was not open any more. Throws NOT_FOUND. */
export async function releaseKyc(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<Schemas.Done> {
  const actor = actorOf(context);
  const row = await requireKycRow(tx, actor, id);
  const mine = and(eq(kycClaim.kycId, id), eq(kycClaim.staffId, actor.id));
  const removed = await tx.delete(kycClaim).where(mine).returning({ id: kycClaim.kycId });
  if (removed.length > 0) await writeLook(tx, context, row, 'closed');
  return { ok: true };
}

function writeLook(tx: Transaction, context: RequestContext, { kyc }: KycRow, what: string) {
  const { id, version, clientId } = kyc;
  return writeAudit(tx, context, {
    action: `kyc.${what}`,
    subject: { type: 'kyc', id },
    changed: [{ topic: 'kyc_claim', id, version, clientId }],
  });
}
