import {
  type AddressAction,
  type AddressState,
  addressStates,
  statesAfter,
} from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import type { Language } from '../../kernel/errors/error-catalogue.ts';

export type { AddressAction } from '@brokerdesk/machines/records';

/** The state that the action leads to; undefined where it is not possible. */
export function nextStatus(
  from: Schemas.CryptoAddressStatus,
  action: AddressAction,
): AddressState | undefined {
  return statesAfter(addressStates, from, action)[0];
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
