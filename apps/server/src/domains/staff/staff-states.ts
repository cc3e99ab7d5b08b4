import type { Schemas } from '@brokerdesk/sdk';

export type StaffAction = 'enable' | 'disable';

/** Every change of state that there is. */
const transitions: Readonly<
  Record<Schemas.StaffStatus, Readonly<Partial<Record<StaffAction, Schemas.StaffStatus>>>>
> = {
  enabled: { disable: 'disabled' },
  disabled: { enable: 'enabled' },
};

/** The state that the action leads to; undefined where it is not possible. */
export function nextStatus(
  from: Schemas.StaffStatus,
  action: StaffAction,
): Schemas.StaffStatus | undefined {
  return transitions[from][action];
}

export function statusOf({ active }: { active: boolean }): Schemas.StaffStatus {
  return active ? 'enabled' : 'disabled';
}
