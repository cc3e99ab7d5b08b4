import {
  type CreditAction,
  giftStates,
  loanStates,
  statesAfter,
} from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';

export type OverdrawnAction = CreditAction;

/** The state that the action leads to; undefined where it is not possible. */
export function nextStatus(
  subType: Schemas.OverdrawnSubType,
  from: Schemas.OverdrawnStatus,
  action: OverdrawnAction,
): Schemas.OverdrawnStatus | undefined {
  return statesAfter(subType === 'loan' ? loanStates : giftStates, from, action)[0];
}
