import type { Schemas } from '@brokerdesk/sdk';
import type { Language } from '../../kernel/errors/error-catalogue.ts';

export const statusNames: Record<Schemas.WithdrawalStatus, Record<Language, string>> = {
  pending: { 'zh-CN': '待审核', 'en-US': 'Pending' },
  approved: { 'zh-CN': '已通过', 'en-US': 'Approved' },
  rejected: { 'zh-CN': '已驳回', 'en-US': 'Rejected' },
  rolled_back: { 'zh-CN': '已冲正', 'en-US': 'Rolled back' },
};

const phaseNames: Record<Schemas.PayoutPhase, Record<Language, string>> = {
  to_send: { 'zh-CN': '待汇出', 'en-US': 'To send' },
  sent: { 'zh-CN': '已汇出', 'en-US': 'Sent' },
  paid: { 'zh-CN': '已到账', 'en-US': 'Paid' },
  returned: { 'zh-CN': '已退回', 'en-US': 'Returned' },
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

export function phaseName(phase: Schemas.PayoutPhase, language: Language): string {
  return phaseNames[phase][language];
}
