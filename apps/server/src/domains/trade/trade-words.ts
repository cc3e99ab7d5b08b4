import type { Schemas } from '@brokerdesk/sdk';
import type { Language } from '../../kernel/errors/error-catalogue.ts';

export const statusNames: Record<Schemas.TradeStatus, Record<Language, string>> = {
  awaiting: { 'zh-CN': '待审核', 'en-US': 'Awaiting review' },
  payment: { 'zh-CN': '待缴款', 'en-US': 'Payment due' },
  outstanding: { 'zh-CN': '部分缴款', 'en-US': 'Partly paid' },
  holding: { 'zh-CN': '持仓中', 'en-US': 'Holding' },
  sold: { 'zh-CN': '已卖出', 'en-US': 'Sold' },
  unsettled: { 'zh-CN': '待结算', 'en-US': 'Awaiting settlement' },
  completed: { 'zh-CN': '已完成', 'en-US': 'Completed' },
  released: { 'zh-CN': '已退款', 'en-US': 'Released' },
};

export function statusName(status: Schemas.TradeStatus, language: Language): string {
  return statusNames[status][language];
}
