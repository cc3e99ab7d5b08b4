import type { Schemas } from '@brokerdesk/sdk';
import type { Language } from '../../kernel/errors/error-catalogue.ts';

/** `change` is that of the address itself, not of its note; `ask` asks to enable it again. */
export type AddressAction = 'approve' | 'reject' | 'change' | 'disable' | 'ask' | 'remove';

/** Every change of state that there is. Enabled follows on pending alone: somebody has confirmed it. */
export const addressStates: Readonly<
  Record<
    Schemas.CryptoAddressStatus,
    Readonly<Partial<Record<AddressAction, Schemas.CryptoAddressStatus | 'removed'>>>
  >
> = {
  pending: { approve: 'enabled', reject: 'rejected', change: 'pending', remove: 'removed' },
  enabled: { disable: 'disabled', change: 'pending' },
  disabled: { ask: 'pending', change: 'pending', remove: 'removed' },
  rejected: { change: 'pending', remove: 'removed' },
};

/** The state that the action leads to; undefined where it is not possible. */
export function nextStatus(
  from: Schemas.CryptoAddressStatus,
  action: AddressAction,
): Schemas.CryptoAddressStatus | 'removed' | undefined {
  return addressStates[from][action];
}

const names: Record<Schemas.CryptoAddressStatus, Record<Language, string>> = {
  pending: { 'zh-CN': '待审核', 'en-US': 'Pending' },
  enabled: { 'zh-CN': '已启用', 'en-US': 'Enabled' },
  disabled: { 'zh-CN': '已停用', 'en-US': 'Disabled' },
  rejected: { 'zh-CN': '已驳回', 'en-US': 'Rejected' },
};

export function addressStatusName(status: Schemas.CryptoAddressStatus, language: Language): string {
  return names[status][language];
}
