import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readDecider } from '../approval/decider.ts';
import { reasonOf } from '../approval/reason.ts';
import { signOrPropose } from '../approval/two-people.ts';
import { reassessDepositsOf } from '../deposit/keep-deposit-risks.ts';
import { acceptRisk } from '../risk/refuse-risk.ts';
import { assessKyc } from './kyc-risk.ts';
import { requireKycRow } from './kyc-row.ts';
import { kycView } from './kyc-view.ts';
import { lockKyc } from './lock-kyc.ts';
import { storeKycTransitions, verdict } from './store-kyc.ts';

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
  const { state: before, act } = await lockKyc(tx, context, { which: { id }, action, version });
  const risk = await assessKyc(tx, id);
  const overrideReason = acceptRisk(risk, request);
  if (action === 'approve') await sign(tx, context, act);
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
  const decider = await readDecider(tx, context, before.kyc.clientId);
  const answer = kycView(await requireKycRow(tx, actor, id), decider);
  const { audit } = transition;
  await writeAudit(tx, context, { ...audit, changed: [...audit.changed, ...deposits] });
  return answer;
}

/** The person who has entered it is the first, or the client is: it is never kept for another one. */
async function sign(tx: Transaction, context: RequestContext, act: Act): Promise<void> {
  const waits = await signOrPropose(tx, context, act, {
    input: { path: {}, body: {} },
    changes: [],
  });
  if (waits !== null) throw new Error('An identity check has a first person already.');
}
