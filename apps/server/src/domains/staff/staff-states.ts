import { type StaffAction, staffStates, statesAfter } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';

export function nextStatus(
  from: Schemas.StaffStatus,
  action: StaffAction,
): Schemas.StaffStatus | undefined {
  return statesAfter(staffStates, from, action)[0];
}

export function statusOf({ active }: { active: boolean }): Schemas.StaffStatus {
  return active ? 'enabled' : 'disabled';
}

export function stateOf(person: {
  active: boolean;
  passwordHash: string | null;
}): Schemas.StaffState {
  if (!person.active) return 'disabled';
  return person.passwordHash === null ? 'invited' : 'enabled';
}
