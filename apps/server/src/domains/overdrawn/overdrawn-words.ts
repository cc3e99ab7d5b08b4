import type { Schemas } from '@brokerdesk/sdk';
import type { Language } from '../../platform/error-catalogue.ts';

const statusNames: Record<Schemas.OverdrawnStatus, Record<Language, string>> = {
  pending: { 'zh-CN': '待审核', 'en-US': 'Pending' },
  approved: { 'zh-CN': '已通过', 'en-US': 'Approved' },
  rejected: { 'zh-CN': '已驳回', 'en-US': 'Rejected' },
  outstanding: { 'zh-CN': '部分已还', 'en-US': 'Outstanding' },
  completed: { 'zh-CN': '已结清', 'en-US': 'Completed' },
};

const subTypeNames: Record<Schemas.OverdrawnSubType, Record<Language, string>> = {
  loan: { 'zh-CN': '贷款', 'en-US': 'Loan' },
  compensation: { 'zh-CN': '补偿（赠金）', 'en-US': 'Compensation' },
  bonus: { 'zh-CN': '奖金', 'en-US': 'Bonus' },
};

export function statusName(status: Schemas.OverdrawnStatus, language: Language): string {
  return statusNames[status][language];
}

export function subTypeName(subType: Schemas.OverdrawnSubType, language: Language): string {
  return subTypeNames[subType][language];
}
