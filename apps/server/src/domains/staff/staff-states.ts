import type { Schemas } from '@brokerdesk/sdk';
import type { StateTable } from '../../platform/state-table.ts';

export type StaffAction = 'enable' | 'disable';

/** Every change of state that there is. */
export const staffStates: StateTable<Schemas.StaffStatus, StaffAction> = {
  enabled: { disable: 'disabled' },
  disabled: { enable: 'enabled' },
};

/** The state that the action leads to; undefined where it is not possible. */
export function nextStatus(
  from: Schemas.StaffStatus,
  action: StaffAction,
): Schemas.StaffStatus | undefined {
  return staffStates[from][action];
}

export function statusOf({ active }: { active: boolean }): Schemas.StaffStatus {
  return active ? 'enabled' : 'disabled';
}

/** As it is shown: without a password, only an invitation opens the account. */
export function stateOf(person: {
  active: boolean;
  passwordHash: string | null;
}): Schemas.StaffState {
  if (!person.active) return 'disabled';
  return person.passwordHash === null ? 'invited' : 'enabled';
}
