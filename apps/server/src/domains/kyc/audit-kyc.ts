import type { IdentityAction } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { kyc } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readDecider } from '../approval/decider.ts';
import { refuseDecision, reviewOf } from '../approval/reviewed-record.ts';
import { lockClient } from '../client/lock-client.ts';
import { reassessDepositsOf } from '../deposit/deposit-risk.ts';
import { questionsAbout } from '../question/ask-client.ts';
import { kycRisk } from './kyc-risk.ts';
import { type KycRow, requireKycOfClient, requireKycRow } from './kyc-row.ts';
import { approvalOf, denialFor, kycView } from './kyc-view.ts';
import { type KycState, storeKycTransitions, verdict } from './store-kyc.ts';

interface Wanted {
  /** By its own id, or by the client's. */
  which: { id: string } | { clientId: string };
  version: number;
  action: IdentityAction;
}

/**
 * Locks the client and then the identity check, in the user's scope, and refuses what may not be done to it. Throws as
 * `refuseDecision`.
 */
export async function lockKyc(
  tx: Transaction,
  context: RequestContext,
  { which, version, action }: Wanted,
): Promise<LockedKyc> {
  const clientId = await clientOf(tx, context, which);
  const row = await lockKycOf(tx, context, clientId);
  const decider = await readDecider(tx, context, clientId);
  await refuseDecision(tx, denialFor(action, row, decider), version, {
    ...{ subject: { type: 'kyc', id: row.kyc.id }, ...row.kyc },
    view: () => kycView(row, decider),
  });
  return row;
}

type LockedKyc = KycRow & KycState;

async function clientOf(tx: Transaction, context: RequestContext, which: Wanted['which']) {
  if ('clientId' in which) return which.clientId;
  return (await requireKycRow(tx, actorOf(context), which.id)).client.id;
}

async function lockKycOf(
  tx: Transaction,
  context: RequestContext,
  clientId: string,
): Promise<LockedKyc> {
  const { version: clientVersion, fullName: clientName } = await lockClient(tx, context, clientId);
  await tx.select({ id: kyc.id }).from(kyc).where(eq(kyc.clientId, clientId)).for('update');
  const row = await requireKycOfClient(tx, actorOf(context), clientId);
  return { ...row, clientVersion, clientName };
}

/** The client's own status follows the decision. */
export const kycReview = reviewOf<KycRow, Schemas.Kyc, LockedKyc>({
  type: 'kyc',
  record: (row) => row.kyc,
  find: requireKycRow,
  lock: async (tx, context, id) => lockKycOf(tx, context, await clientOf(tx, context, { id })),
  denial: (action, row, decider) =>
    action === 'rollback' ? new Problem('INVALID_TRANSITION') : denialFor(action, row, decider),
  act: (_, row, decider) => approvalOf(row, decider),
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

export const kycQuestions = questionsAbout<KycRow, Schemas.Kyc>({
  type: 'kyc',
  table: kyc,
  record: (row) => row.kyc,
  values: ({ client }) => ({
    name: client.fullName,
    subject: { zh: '实名认证', en: 'identity check' },
  }),
  review: kycReview,
  denial: denialFor,
});
