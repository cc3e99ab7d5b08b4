import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import { kyc } from '../../kernel/db/schema.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readDecider } from '../approval/decider.ts';
import { reasonOf } from '../approval/reason.ts';
import { signOrPropose } from '../approval/two-people.ts';
import { reassessDepositsOf } from '../deposit/keep-deposit-risks.ts';
import { acceptRisk, overrideChange } from '../risk/refuse-risk.ts';
import { storeRisk } from '../risk/store-risk.ts';
import { approvalOf } from './decision.ts';
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
