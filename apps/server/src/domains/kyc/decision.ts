import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { invalidTransition } from '../../kernel/errors/invalid-transition.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { areTied } from '../approval/colleagues.ts';
import {
  type Decider,
  secondPersonMissing,
  secondPersonView,
  waitingFor,
} from '../approval/decider.ts';
import { decisionOf } from '../approval/denials.ts';
import { today } from '../client/day.ts';
import { riskRanks } from '../risk/risk-levels.ts';
import type { KycRow } from './kyc-row.ts';
import { isDecided, type KycAction, nextKycStatus } from './kyc-states.ts';
import { kycStatusName } from './kyc-words.ts';

type DecidedKyc = Pick<KycRow, 'kyc' | 'client' | 'agent' | 'enteredBy'>;

/**
 * Nobody approves what they have entered, or somebody tied to them: who an identity belongs to is said by one, and
 * seen by another.
 */
export function approvalOf({ kyc, client, agent, enteredBy }: DecidedKyc, decider: Decider): Act {
  const { actor, colleagues } = decider;
  const ofPerson = enteredBy.find((id) => id === actor.id);
  const tied = enteredBy.find((id) => areTied(colleagues, id, actor.id));
  return {
    limit: 'kyc',
    operation: 'POST /identify/admin/v1/audit/{id}',
    subject: { type: 'kyc', id: kyc.id, name: client.username, version: kyc.version },
    makerId: ofPerson ?? tied ?? enteredBy[0] ?? null,
    barredIds: enteredBy,
    clientId: kyc.clientId,
    agentId: agent.agentId,
    baseAmount: null,
    risk: kyc.riskLevel >= riskRanks.stop ? 'stop' : null,
    chain: chainOf('kyc'),
    secondAsks: true,
  };
}

/**
 * What keeps the person from doing this to the identity check; undefined where nothing does. It
 * decides what is shown as possible and what is refused.
 */
export function denialFor(
  action: KycAction,
  row: DecidedKyc,
  decider: Decider,
): Problem | undefined {
  const { actor } = decider;
  const record = row.kyc;
  const decides = action === 'approve' || action === 'reject';
  if (!can(actor.permissions, decides ? 'approve' : 'update', 'kyc'))
    return new Problem('FORBIDDEN');
  if (nextKycStatus(record.status, action) === undefined) {
    return action !== 'submit' && isDecided(record.status)
      ? new Problem('ALREADY_DECIDED')
      : invalidTransition((language) => kycStatusName(record.status, language));
  }
  if (action !== 'approve') return undefined;
  if (hasExpired(record.idExpiry)) return new Problem('ID_EXPIRED');
  return secondPersonMissing(approvalOf(row, decider), decider);
}

/** On its last day a document still counts. */
export function hasExpired(idExpiry: string | null): boolean {
  return idExpiry !== null && idExpiry < today();
}

/** The same rules as the contract shows them with each record. */
export function decisionView(row: DecidedKyc, decider: Decider): Schemas.Decision {
  const approve = denialFor('approve', row, decider);
  const act = approvalOf(row, decider);
  const isOwn = approve?.code === 'SELF_APPROVAL' || approve?.code === 'TIED_APPROVAL';
  const isOpen = nextKycStatus(row.kyc.status, 'approve') !== undefined;
  const takesTwo =
    isOwn || (isOpen && (act.risk === 'stop' || waitingFor(decider, act) !== undefined));
  return decisionOf(
    {
      approve,
      reject: denialFor('reject', row, decider),
      rollback: new Problem('INVALID_TRANSITION'),
    },
    approve,
    decider,
    takesTwo ? secondPersonView(act, decider) : undefined,
  );
}
