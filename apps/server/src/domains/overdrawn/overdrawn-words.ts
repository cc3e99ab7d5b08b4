import type { Schemas } from '@brokerdesk/sdk';
import type { Language } from '../../kernel/errors/error-catalogue.ts';

type Words = Readonly<Record<Language, string>>;

export const loanStatuses: Readonly<Record<Schemas.OverdrawnStatus, Words>> = {
  pending: { 'zh-CN': '待审核', 'en-US': 'Pending' },
  approved: { 'zh-CN': '已放款', 'en-US': 'Paid out' },
  rejected: { 'zh-CN': '已驳回', 'en-US': 'Rejected' },
  outstanding: { 'zh-CN': '部分已还', 'en-US': 'Partly repaid' },
  completed: { 'zh-CN': '已结清', 'en-US': 'Repaid' },
};

/** Compensation and bonuses are given once, and never paid back. */
export const giftStatuses = {
  approved: { 'zh-CN': '已入账', 'en-US': 'Credited' },
} as const satisfies Partial<Record<Schemas.OverdrawnStatus, Words>>;

export const subTypes: Readonly<Record<Schemas.OverdrawnSubType, Words>> = {
  loan: { 'zh-CN': '借款', 'en-US': 'Loan' },
  compensation: { 'zh-CN': '补偿', 'en-US': 'Compensation' },
  bonus: { 'zh-CN': '赠金', 'en-US': 'Bonus' },
};

export function statusName(
  record: Pick<Schemas.Overdrawn, 'sub_type' | 'status'>,
  language: Language,
): string {
  const isGift = record.sub_type !== 'loan' && record.status === 'approved';
  return (isGift ? giftStatuses.approved : loanStatuses[record.status])[language];
}

export function subTypeName(subType: Schemas.OverdrawnSubType, language: Language): string {
  return subTypes[subType][language];
}

/** Why compensation or a bonus is given. */
export const creditReasons: Readonly<Record<Schemas.CreditReason, Record<Language, string>>> = {
  service_failure: { 'zh-CN': '服务失误', 'en-US': 'Service failure' },
  price_error: { 'zh-CN': '报价错误', 'en-US': 'Wrong price' },
  delay: { 'zh-CN': '处理延误', 'en-US': 'Delay' },
  promotion: { 'zh-CN': '活动奖励', 'en-US': 'Promotion' },
  referral: { 'zh-CN': '推荐奖励', 'en-US': 'Referral' },
  loyalty: { 'zh-CN': '老客户回馈', 'en-US': 'Loyalty' },
  other: { 'zh-CN': '其他', 'en-US': 'Other' },
};
