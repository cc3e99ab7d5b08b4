import type { Schemas } from '@brokerdesk/sdk';
import type { StateTable } from '../../platform/state-table.ts';

/** `pay` leaves something owed, `pay_off` nothing. */
export type OverdrawnAction = 'approve' | 'reject' | 'pay' | 'pay_off';

type Transitions = StateTable<Schemas.OverdrawnStatus, OverdrawnAction>;

/** Every change of state that there is. Money that is given is not taken back by a decision. */
export const giftStates: Transitions = {
  pending: { approve: 'approved', reject: 'rejected' },
  approved: {},
  rejected: {},
  outstanding: {},
  completed: {},
};

/** Money that is lent comes back: whole at once, or in parts. */
export const loanStates: Transitions = {
  ...giftStates,
  approved: { pay: 'outstanding', pay_off: 'completed' },
  outstanding: { pay: 'outstanding', pay_off: 'completed' },
};

/** The state that the action leads to; undefined where it is not possible. */
export function nextStatus(
  subType: Schemas.OverdrawnSubType,
  from: Schemas.OverdrawnStatus,
  action: OverdrawnAction,
): Schemas.OverdrawnStatus | undefined {
  return (subType === 'loan' ? loanStates : giftStates)[from][action];
}
