import type { Schemas } from '@brokerdesk/sdk';

type ClientStatus = Schemas.ClientStatusRequest['status'];
type Switches = { active: boolean; locked: boolean };

/** Every change of state that there is: two switches, each with two positions. */
const transitions: Readonly<
  Record<ClientStatus, { from: Partial<Switches>; to: Partial<Switches>; endsSessions: boolean }>
> = {
  enabled: { from: { active: false }, to: { active: true }, endsSessions: false },
  disabled: { from: { active: true }, to: { active: false }, endsSessions: true },
  locked: { from: { locked: false }, to: { locked: true }, endsSessions: true },
  unlocked: { from: { locked: true }, to: { locked: false }, endsSessions: false },
};

/** Undefined if the client has it already. */
export function stepTo(
  status: ClientStatus,
  now: Switches,
): { to: Partial<Switches>; endsSessions: boolean } | undefined {
  const { from, to, endsSessions } = transitions[status];
  const fits =
    (from.active === undefined || from.active === now.active) &&
    (from.locked === undefined || from.locked === now.locked);
  return fits ? { to, endsSessions } : undefined;
}

export const statusNames = {
  enabled: { 'zh-CN': '启用', 'en-US': 'enabled' },
  disabled: { 'zh-CN': '停用', 'en-US': 'disabled' },
  locked: { 'zh-CN': '锁定', 'en-US': 'locked' },
  unlocked: { 'zh-CN': '未锁定', 'en-US': 'unlocked' },
} as const satisfies Record<ClientStatus, Record<'zh-CN' | 'en-US', string>>;
