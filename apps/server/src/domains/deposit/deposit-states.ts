import type { Schemas } from '@brokerdesk/sdk';
import type { StateTable } from '../../platform/state-table.ts';

export type DepositAction = 'approve' | 'reject' | 'rollback';

/** Every change of state that there is. Rejected and rolled back are ends. */
export const depositStates: StateTable<Schemas.DepositStatus, DepositAction> = {
  pending: { approve: 'approved', reject: 'rejected' },
  approved: { rollback: 'rolled_back' },
  rejected: {},
  rolled_back: {},
};

/** The state that the action leads to; undefined where it is not possible. */
export function nextStatus(
  from: Schemas.DepositStatus,
  action: DepositAction,
): Schemas.DepositStatus | undefined {
  return depositStates[from][action];
}

/** The action that moves money out of this state: the one that a reviewer thinks about. */
export function primaryAction(status: Schemas.DepositStatus): 'approve' | 'rollback' | undefined {
  if (nextStatus(status, 'approve') !== undefined) return 'approve';
  return nextStatus(status, 'rollback') === undefined ? undefined : 'rollback';
}
