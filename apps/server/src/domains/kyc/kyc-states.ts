import { type IdentityAction, identityStates, statesAfter } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';

export type KycAction = IdentityAction;

/** The state that the action leads to; undefined where it is not possible. */
export function nextKycStatus(
  from: Schemas.KycStatus,
  action: KycAction,
): Schemas.KycStatus | undefined {
  return statesAfter(identityStates, from, action)[0];
}

/** Whether somebody has approved or rejected it already. */
export function isDecided(status: Schemas.KycStatus): boolean {
  return status === 'approved' || status === 'rejected';
}
