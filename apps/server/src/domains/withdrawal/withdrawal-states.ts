import { statesAfter, type WithdrawalAction, withdrawalStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';

export type { WithdrawalAction } from '@brokerdesk/machines/records';

/** The state that the action leads to; undefined where it is not possible. */
export function nextStatus(
  from: Schemas.WithdrawalStatus,
  action: WithdrawalAction,
): Schemas.WithdrawalStatus | undefined {
  return statesAfter(withdrawalStates, from, action)[0];
}

/** The action that moves money out of this state: the one that a reviewer thinks about. */
export function primaryAction(
  status: Schemas.WithdrawalStatus,
): 'approve' | 'rollback' | undefined {
  if (nextStatus(status, 'approve') !== undefined) return 'approve';
  return nextStatus(status, 'rollback') === undefined ? undefined : 'rollback';
}
