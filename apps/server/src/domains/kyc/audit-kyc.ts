import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { kyc } from '../../kernel/db/schema.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { reviewOf } from '../approval/reviewed-record.ts';
import { lockClient } from '../client/lock-client.ts';
import { reassessDepositsOf } from '../deposit/deposit-risk.ts';
import { questionsAbout } from '../question/ask-client.ts';
import { kycRisk } from './kyc-risk.ts';
import { approvalOf, denialFor, type KycRow, kycView, requireKycRow } from './kyc-row.ts';
import { type KycState, storeKycTransitions, verdict } from './store-kyc.ts';

type LockedKyc = KycRow & KycState;

/** The client is locked before the identity check. */
async function lockWithClient(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<LockedKyc> {
  const { clientId } = (await requireKycRow(tx, actorOf(context), id)).kyc;
  const { version: clientVersion, fullName: clientName } = await lockClient(tx, context, clientId);
  await tx.select({ id: kyc.id }).from(kyc).where(eq(kyc.id, id)).for('update');
  const row = await requireKycRow(tx, actorOf(context), id);
  return { ...row, clientVersion, clientName };
}

export const kycReview = reviewOf<KycRow, Schemas.Kyc, LockedKyc>({
  type: 'kyc',
  record: (row) => row.kyc,
  find: requireKycRow,
  lock: lockWithClient,
  denial: denialFor,
  act: (_, row, approver) => approvalOf(row, approver),
  view: kycView,
  risk: {
    table: kyc,
    assess: (reader, row) => kycRisk.assess(reader, row.kyc.id),
    put: ({ kyc }, risk) => ({ kyc: { ...kyc, ...risk } }),
  },
  async applyStep(tx, row, { action, ...step }) {
    if (action === 'rollback') throw new Error('An identity check is not taken back.');
    const transition = verdict(row, { action, ...step });
    await storeKycTransitions(tx, [transition]);
    const deposits = await reassessDepositsOf(tx, row.kyc.clientId);
    const { audit } = transition;
    return { ...audit, changed: [...audit.changed, ...deposits] };
  },
});

export const kycQuestions = questionsAbout('kyc', kycReview, (row) => row.kyc);
