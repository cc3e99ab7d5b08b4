import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { Problem } from '../../http/problem.ts';
import type { Decider } from '../approval/decider.ts';
import { ownCredit } from '../approval/obstacles.ts';
import { reversibleDecision, wrongState } from '../approval/reversible.ts';
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
    return wrongState(action, status, statusName(status, decider.language));
  }
  // Rejecting an own one leaves the money where it was, so that it needs no second person.
  if (action === 'reject') return undefined;
  // Who let the money go and then says that it came back would credit the client alone.
  const credit = { baseAmount, makerId: action === 'approve' ? makerId : checkerId };
  return ownCredit(credit, decider, 'withdrawal');
}

/** The same rules as the contract shows them with each record. */
export function decisionView(row: WithdrawalRow, decider: Decider): Schemas.Decision {
  return reversibleDecision(
    (action) => obstacleTo(action, row, decider),
    openAction(row.withdrawal.status),
    decider,
  );
}
