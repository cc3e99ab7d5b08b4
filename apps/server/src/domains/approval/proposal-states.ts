import { type ProposalAction, proposalStates, statesAfter } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';

export type { ProposalAction } from '@brokerdesk/machines/records';

/** The state that the action leads to; undefined where it is not possible. */
export function nextProposalStatus(
  from: Schemas.ProposalStatus,
  action: ProposalAction,
): Schemas.ProposalStatus | undefined {
  return statesAfter(proposalStates, from, action)[0];
}
