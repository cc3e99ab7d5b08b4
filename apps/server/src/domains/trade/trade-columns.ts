import type { Schemas } from '@brokerdesk/sdk';
import { type Column, column, yesNo } from '../../http/lists/column.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { reasonColumn, tradeReasons } from '../approval/reason-words.ts';
import { ownerColumns } from '../client-access/client-ref.ts';

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

/** Headings of a fund's orders, which are units at a net asset value. */
const fundHeadings: Readonly<Record<string, Column<Schemas.Trade>['heading']>> = {
  price: { 'zh-CN': '净值', 'en-US': 'NAV' },
  allotted_qty: { 'zh-CN': '确认份额', 'en-US': 'Units' },
  sold_price: { 'zh-CN': '赎回净值', 'en-US': 'Redemption NAV' },
};

export const tradeColumns: readonly Column<Schemas.Trade>[] = [
  column('order_no', ['订单号', 'Order no.'], (t) => t.order_no),
  column('status', ['状态', 'Status'], (t, language) => statusName(t, language)),
  ...ownerColumns,
  column('acc_no', ['账户', 'Account'], (t) => t.acc_no),
  column('product', ['产品代码', 'Product code'], (t) => t.product.code),
  column('product', ['产品', 'Product'], (t) => t.product.name),
  column('plan', ['方案', 'Plan'], (t) => t.plan?.name ?? null),
  column(
    'auto_renew',
    ['自动续订', 'Renews'],
    (t, language) => t.plan && yesNo(t.plan.auto_renew, language),
  ),
  column('next_bill_at', ['下次扣费', 'Next billing'], (t) => t.plan?.next_bill_at ?? null, 'time'),
  column('price', ['价格', 'Price'], (t) => t.price, 'decimal'),
  column('applied_qty', ['申请数量', 'Quantity applied for'], (t) => t.applied_qty, 'decimal'),
  column('allotted_qty', ['中签数量', 'Allotted'], (t) => t.allotted_qty, 'decimal'),
  column('amount', ['申请金额', 'Applied for'], (t) => t.amount, 'decimal'),
  column('amount', ['币种', 'Currency'], (t) => t.currency),
  column('frozen', ['冻结', 'Frozen'], (t) => t.frozen, 'decimal'),
  column('payable', ['应付', 'Payable'], (t) => t.payable, 'decimal'),
  column('paid', ['已付', 'Paid'], (t) => t.paid, 'decimal'),
  column('outstanding', ['待缴金额', 'Outstanding'], (t) => t.outstanding, 'decimal'),
  column('pay_deadline', ['缴款截止', 'Payment deadline'], (t) => t.pay_deadline, 'time'),
  column('fee_pct', ['手续费率 %', 'Fee %'], (t) => t.fee_pct, 'decimal'),
  column('fee', ['手续费', 'Fee'], (t) => t.fee, 'decimal'),
  column('sold_price', ['卖出价', 'Sale price'], (t) => t.sold_price, 'decimal'),
  column('profit', ['盈亏', 'Profit or loss'], (t) => t.profit, 'decimal'),
  column('maker', ['发起人', 'Created by'], (t) => t.maker?.name ?? null),
  column('created_at', ['下单时间', 'Ordered'], (t) => t.made_at, 'time'),
  column('checker', ['审核人', 'Reviewed by'], (t) => t.checker?.name ?? null),
  column('checked_at', ['审核时间', 'Reviewed'], (t) => t.checked_at, 'time'),
  reasonColumn(tradeReasons),
  column('opened_at', ['成交时间', 'Filled'], (t) => t.opened_at, 'time'),
  column('settle_at', ['结算时间', 'Settlement date'], (t) => t.settle_at, 'time'),
  column('remark', ['备注', 'Note'], (t) => t.remark),
  column('client_remark', ['客户备注', "Client's note"], (t) => t.client_remark),
];

export function columnsOf(kind: Schemas.TradeKind): readonly Column<Schemas.Trade>[] {
  if (kind !== 'fund') return tradeColumns;
  return tradeColumns.map((column) => ({
    ...column,
    heading: fundHeadings[column.id] ?? column.heading,
  }));
}
