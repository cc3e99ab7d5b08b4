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
