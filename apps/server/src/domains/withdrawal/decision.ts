import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { Problem } from '../../kernel/errors/problem.ts';
import { cashAct } from '../approval/cash-act.ts';
import { type Decider, secondPersonMissing, secondPersonView } from '../approval/decider.ts';
import { reversibleDecision, wrongState } from '../approval/reversible.ts';
import type { WithdrawalRow } from './withdrawal-row.ts';
import { nextStatus, primaryAction, type WithdrawalAction } from './withdrawal-states.ts';
import { statusName } from './withdrawal-words.ts';

/**
 * What keeps the person from doing this to the withdrawal; undefined where nothing does. The one
 * place of these rules: it decides what is shown as possible and what is refused.
 */
export function denialFor(
  action: WithdrawalAction,
  row: WithdrawalRow,
  decider: Decider,
): Problem | undefined {
  if (!can(decider.actor.permissions, 'approve', chainOf('withdrawal'))) {
    return new Problem('FORBIDDEN');
  }
  const { status } = row.withdrawal;
  if (nextStatus(status, action) === undefined) {
    return wrongState(action, status, (language) => statusName(status, language));
  }
  // Rejecting an own one leaves the money where it was, so that it needs no second person.
  if (action === 'reject') return undefined;
  // Counted nowhere: what left through a robot would never be missed.
  if (action === 'approve' && row.client.fake) return new Problem('ROBOT_NOT_PAID_OUT');
  return secondPersonMissing(
    cashAct('withdrawal', action, { ...row.withdrawal, ...row.agent }),
    decider,
  );
}

/** The same rules as the contract shows them with each record. */
export function decisionView(row: WithdrawalRow, decider: Decider): Schemas.Decision {
  const open = primaryAction(row.withdrawal.status);
  return reversibleDecision(
    (action) => denialFor(action, row, decider),
    open,
    decider,
    open &&
      secondPersonView(cashAct('withdrawal', open, { ...row.withdrawal, ...row.agent }), decider),
  );
}
