import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { reasonOf } from '../approval/reason.ts';
import { acceptRisk } from '../risk/refuse-risk.ts';
import { reviewerOf } from './decision.ts';
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
  const before = await lockKyc(tx, context, { which: { id }, action, version });
  const risk = await assessKyc(tx, id);
  const transition = verdict(
    { ...before, kyc: { ...before.kyc, ...risk } },
    {
      action,
      ...why,
      overrideReason: acceptRisk(risk, request),
      checkerId: actor.id,
      at: new Date(),
    },
  );
  await storeKycTransitions(tx, [transition]);
  const answer = kycView(await requireKycRow(tx, actor, id), reviewerOf(context));
  await writeAudit(tx, context, transition.audit);
  return answer;
}
