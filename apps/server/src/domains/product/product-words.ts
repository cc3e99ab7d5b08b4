import type { Schemas } from '@brokerdesk/sdk';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import type { ProductStatus } from './product-types.ts';

type Words = Readonly<Record<Language, string>>;

const statusNames: Readonly<Record<ProductStatus, Words>> = {
  available: { 'zh-CN': '可申购', 'en-US': 'Open' },
  listing: { 'zh-CN': '待上市', 'en-US': 'Awaiting listing' },
  listed: { 'zh-CN': '已上市', 'en-US': 'Listed' },
  closed: { 'zh-CN': '已关闭', 'en-US': 'Closed' },
  withdrawn: { 'zh-CN': '已撤回', 'en-US': 'Withdrawn' },
  enabled: { 'zh-CN': '启用', 'en-US': 'Enabled' },
  disabled: { 'zh-CN': '停用', 'en-US': 'Disabled' },
};

type Choice =
  | Schemas.IpoFundingModel
  | Schemas.AiPlanPeriod
  | Schemas.SavingPayout
  | Schemas.SavingEarlyExit;

const choiceNames: Readonly<Record<Choice, Words>> = {
  prefund: { 'zh-CN': '申购时缴款', 'en-US': 'Paid on application' },
  pay_on_win: { 'zh-CN': '中签后缴款', 'en-US': 'Paid after allotment' },
  week: { 'zh-CN': '周', 'en-US': 'week' },
  month: { 'zh-CN': '月', 'en-US': 'month' },
  quarter: { 'zh-CN': '季', 'en-US': 'quarter' },
  year: { 'zh-CN': '年', 'en-US': 'year' },
  daily: { 'zh-CN': '每日', 'en-US': 'Daily' },
  monthly: { 'zh-CN': '每月', 'en-US': 'Monthly' },
  maturity: { 'zh-CN': '到期', 'en-US': 'At maturity' },
  free: { 'zh-CN': '不损失利息', 'en-US': 'No loss of interest' },
  forfeit_interest: { 'zh-CN': '损失利息', 'en-US': 'Interest forfeited' },
  not_allowed: { 'zh-CN': '不允许', 'en-US': 'Not allowed' },
};

export function statusName(status: ProductStatus, language: Language): string {
  return statusNames[status][language];
}

/** The word for a choice of the contract. */
export function choiceName(choice: string, language: Language): string {
  const words = new Map<string, Words>(Object.entries(choiceNames)).get(choice);
  return words?.[language] ?? choice;
}
