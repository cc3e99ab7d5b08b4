import type { Schemas } from '@brokerdesk/sdk';
import type { StateTable } from '../../platform/state-table.ts';

/** `expire` is done by time: nobody has decided for too long. */
export type ProposalAction = 'approve' | 'reject' | 'withdraw' | 'expire';

/** Every change of state that there is. */
export const proposalStates: StateTable<Schemas.ProposalStatus, ProposalAction> = {
  pending: { approve: 'applied', reject: 'rejected', withdraw: 'withdrawn', expire: 'expired' },
  applied: {},
  rejected: {},
  withdrawn: {},
  expired: {},
};

/** The state that the action leads to; undefined where it is not possible. */
export function nextProposalStatus(
  from: Schemas.ProposalStatus,
  action: ProposalAction,
): Schemas.ProposalStatus | undefined {
  return proposalStates[from][action];
}
