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

/** Labels of states that differ by kind, or for an order to which an offer allotted nothing. */
export const statusNamesOf = {
  holding_subscribe: { 'zh-CN': '生效中', 'en-US': 'Active' },
  completed_subscribe: { 'zh-CN': '已结束', 'en-US': 'Ended' },
  sold_fund: { 'zh-CN': '已赎回', 'en-US': 'Redeemed' },
  released_unallotted: { 'zh-CN': '未中签', 'en-US': 'Not allotted' },
} satisfies Record<string, Record<Language, string>>;

const namesOf = new Map<string, Record<Language, string>>(Object.entries(statusNamesOf));

export type TradeWithStatus = Pick<Schemas.Trade, 'kind' | 'status' | 'allotted_qty'>;

export function statusName(
  { kind, status, allotted_qty: allotted }: TradeWithStatus,
  language: Language,
): string {
  const isOffer = kind === 'ipo' || kind === 'block';
  const isEmpty = status === 'released' && isOffer && Number(allotted ?? 0) === 0;
  const names = namesOf.get(`${status}_${isEmpty ? 'unallotted' : kind}`) ?? statusNames[status];
  return names[language];
}
