import type { Schemas } from '@brokerdesk/sdk';
import type { StateTable } from '../../platform/state-table.ts';

export type KycAction = 'submit' | 'correct' | 'approve' | 'reject';

/** Every change of state that there is. Approved is an end; a rejected one may be tried again. */
export const kycStates: StateTable<Schemas.KycStatus, KycAction> = {
  unverified: { submit: 'pending' },
  pending: { correct: 'pending', approve: 'approved', reject: 'rejected' },
  rejected: { submit: 'pending' },
  approved: {},
};

/** The state that the action leads to; undefined where it is not possible. */
export function nextKycStatus(
  from: Schemas.KycStatus,
  action: KycAction,
): Schemas.KycStatus | undefined {
  return kycStates[from][action];
}

/** Whether somebody has approved or rejected it already. */
export function isDecided(status: Schemas.KycStatus): boolean {
  return status === 'approved' || status === 'rejected';
}
