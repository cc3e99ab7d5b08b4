import type { Schemas } from '@brokerdesk/sdk';

/** `pay` leaves something owed, `pay_off` nothing. */
export type OverdrawnAction = 'approve' | 'reject' | 'pay' | 'pay_off';

type Transitions = Readonly<
  Record<
    Schemas.OverdrawnStatus,
    Readonly<Partial<Record<OverdrawnAction, Schemas.OverdrawnStatus>>>
  >
>;

/** Every change of state that there is. Money that is given is not taken back by a decision. */
const given: Transitions = {
  pending: { approve: 'approved', reject: 'rejected' },
  approved: {},
  rejected: {},
  outstanding: {},
  completed: {},
};

/** Money that is lent comes back: whole at once, or in parts. */
const lent: Transitions = {
  ...given,
  approved: { pay: 'outstanding', pay_off: 'completed' },
  outstanding: { pay: 'outstanding', pay_off: 'completed' },
};

/** The state that the action leads to; undefined where it is not possible. */
export function nextStatus(
  subType: Schemas.OverdrawnSubType,
  from: Schemas.OverdrawnStatus,
  action: OverdrawnAction,
): Schemas.OverdrawnStatus | undefined {
  return (subType === 'loan' ? lent : given)[from][action];
}
