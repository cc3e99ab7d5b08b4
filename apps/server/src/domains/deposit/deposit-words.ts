import type { Schemas } from '@brokerdesk/sdk';
import type { Language } from '../../kernel/errors/error-catalogue.ts';

export const statusNames: Record<Schemas.DepositStatus, Record<Language, string>> = {
  pending: { 'zh-CN': '待审核', 'en-US': 'Pending' },
  approved: { 'zh-CN': '已入账', 'en-US': 'Credited' },
  rejected: { 'zh-CN': '已驳回', 'en-US': 'Rejected' },
  rolled_back: { 'zh-CN': '已冲正', 'en-US': 'Rolled back' },
};

export const subTypeNames: Record<Schemas.DepositSubType, Record<Language, string>> = {
  bank: { 'zh-CN': '银行转账', 'en-US': 'Bank transfer' },
  crypto: { 'zh-CN': '数字货币', 'en-US': 'Crypto' },
  exchange: { 'zh-CN': '换汇', 'en-US': 'Exchange' },
};

export function statusName(status: Schemas.DepositStatus, language: Language): string {
  return statusNames[status][language];
}

export function subTypeName(subType: Schemas.DepositSubType, language: Language): string {
  return subTypeNames[subType][language];
}
