import type { Schemas } from '@brokerdesk/sdk';
import type { Language } from '../../kernel/errors/error-catalogue.ts';

export const statusNames: Record<Schemas.WithdrawalStatus, Record<Language, string>> = {
  pending: { 'zh-CN': '待审核', 'en-US': 'Pending' },
  approved: { 'zh-CN': '已付款', 'en-US': 'Paid out' },
  rejected: { 'zh-CN': '已驳回', 'en-US': 'Rejected' },
  rolled_back: { 'zh-CN': '已冲正', 'en-US': 'Rolled back' },
};

export const kindNames: Record<Schemas.DestinationKind, Record<Language, string>> = {
  bank: { 'zh-CN': '银行卡', 'en-US': 'Bank transfer' },
  crypto: { 'zh-CN': '数字货币', 'en-US': 'Crypto' },
};

export function statusName(status: Schemas.WithdrawalStatus, language: Language): string {
  return statusNames[status][language];
}

export function kindName(kind: Schemas.DestinationKind, language: Language): string {
  return kindNames[kind][language];
}
