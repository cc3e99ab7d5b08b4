import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { Problem } from '../../http/problem.ts';
import type { Language } from '../../platform/error-catalogue.ts';
import type { Decider } from '../approval/decider.ts';
import { decisionOf, ownCredit } from '../approval/obstacles.ts';
import type { WithdrawalRow } from './withdrawal-row.ts';
import { nextStatus, openAction, type WithdrawalAction } from './withdrawal-states.ts';
import { statusName } from './withdrawal-words.ts';

/**
 * What keeps the person from doing this to the withdrawal; undefined where nothing does. The one
 * place of these rules: it decides what is shown as possible and what is refused.
 */
export function obstacleTo(
  action: WithdrawalAction,
  { withdrawal }: WithdrawalRow,
  decider: Decider,
): Problem | undefined {
  if (!can(decider.actor.permissions, 'approve', chainOf('withdrawal'))) {
    return new Problem('FORBIDDEN');
  }
  const { status, baseAmount, makerId, checkerId } = withdrawal;
  if (nextStatus(status, action) === undefined) {
    return wrongState(action, status, decider.language);
  }
  // Rejecting an own one leaves the money where it was, so that it needs no second person.
  if (action === 'reject') return undefined;
  // Who let the money go and then says that it came back would credit the client alone.
  const credit = { baseAmount, makerId: action === 'approve' ? makerId : checkerId };
  return ownCredit(credit, decider, 'withdrawal');
}

function wrongState(
  action: WithdrawalAction,
  from: Schemas.WithdrawalStatus,
  language: Language,
): Problem {
  const neverApproved = action === 'rollback' && from !== 'rolled_back';
  return neverApproved
    ? new Problem('INVALID_TRANSITION', { values: { from: statusName(from, language) } })
    : new Problem('ALREADY_DECIDED');
}

/** The same rules as the contract shows them with each record. */
export function decisionView(row: WithdrawalRow, decider: Decider): Schemas.Decision {
  const obstacle = (action: WithdrawalAction) => obstacleTo(action, row, decider);
  const obstacles = {
    approve: obstacle('approve'),
    reject: obstacle('reject'),
    rollback: obstacle('rollback'),
  };
  const asked = openAction(row.withdrawal.status) === 'rollback' ? 'rollback' : 'approve';
  return decisionOf(obstacles, obstacles[asked], decider);
}
