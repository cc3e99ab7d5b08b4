import type { Schemas } from '@brokerdesk/sdk';
import { type Column, yesNo } from '../../http/lists/column.ts';
import { reasonColumn, tradeReasons } from '../approval/reason-words.ts';
import { statusName } from './trade-words.ts';

/** Headings of a fund's orders, which are units at a net asset value. */
const fundHeadings: Readonly<Record<string, Column<Schemas.Trade>['heading']>> = {
  price: { 'zh-CN': '净值', 'en-US': 'NAV' },
  allotted_qty: { 'zh-CN': '确认份额', 'en-US': 'Units' },
  sold_price: { 'zh-CN': '赎回净值', 'en-US': 'Redemption NAV' },
};

export const tradeColumns: readonly Column<Schemas.Trade>[] = [
  { id: 'order_no', heading: { 'zh-CN': '订单号', 'en-US': 'Order no.' }, cell: (t) => t.order_no },
  {
    id: 'status',
    heading: { 'zh-CN': '状态', 'en-US': 'Status' },
    cell: (t, language) => statusName(t, language),
  },
  {
    id: 'client',
    heading: { 'zh-CN': '用户名', 'en-US': 'Username' },
    cell: (t) => t.client.username,
  },
  {
    id: 'client',
    heading: { 'zh-CN': '姓名', 'en-US': 'Full name' },
    cell: (t) => t.client.full_name,
  },
  {
    id: 'client',
    heading: { 'zh-CN': '机器人', 'en-US': 'Robot' },
    cell: (t, language) => yesNo(t.client.fake, language),
  },
  {
    id: 'agent',
    heading: { 'zh-CN': '业务员', 'en-US': 'Salesman' },
    cell: (t) => t.client.agent_name,
  },
  {
    id: 'superman',
    heading: { 'zh-CN': '团队长', 'en-US': 'Team leader' },
    cell: (t) => t.client.superman,
  },
  { id: 'acc_no', heading: { 'zh-CN': '账户', 'en-US': 'Account' }, cell: (t) => t.acc_no },
  {
    id: 'product',
    heading: { 'zh-CN': '产品代码', 'en-US': 'Product code' },
    cell: (t) => t.product.code,
  },
  { id: 'product', heading: { 'zh-CN': '产品', 'en-US': 'Product' }, cell: (t) => t.product.name },
  { id: 'plan', heading: { 'zh-CN': '方案', 'en-US': 'Plan' }, cell: (t) => t.plan?.name ?? null },
  {
    id: 'auto_renew',
    heading: { 'zh-CN': '自动续订', 'en-US': 'Renews' },
    cell: (t, language) => t.plan && yesNo(t.plan.auto_renew, language),
  },
  {
    id: 'next_bill_at',
    heading: { 'zh-CN': '下次扣费', 'en-US': 'Next billing' },
    type: 'time',
    cell: (t) => t.plan?.next_bill_at ?? null,
  },
  {
    id: 'price',
    heading: { 'zh-CN': '价格', 'en-US': 'Price' },
    type: 'decimal',
    cell: (t) => t.price,
  },
  {
    id: 'applied_qty',
    heading: { 'zh-CN': '申请数量', 'en-US': 'Quantity applied for' },
    type: 'decimal',
    cell: (t) => t.applied_qty,
  },
  {
    id: 'allotted_qty',
    heading: { 'zh-CN': '中签数量', 'en-US': 'Allotted' },
    type: 'decimal',
    cell: (t) => t.allotted_qty,
  },
  {
    id: 'amount',
    heading: { 'zh-CN': '申请金额', 'en-US': 'Applied for' },
    type: 'decimal',
    cell: (t) => t.amount,
  },
  { id: 'amount', heading: { 'zh-CN': '币种', 'en-US': 'Currency' }, cell: (t) => t.currency },
  {
    id: 'frozen',
    heading: { 'zh-CN': '冻结', 'en-US': 'Frozen' },
    type: 'decimal',
    cell: (t) => t.frozen,
  },
  {
    id: 'payable',
    heading: { 'zh-CN': '应付', 'en-US': 'Payable' },
    type: 'decimal',
    cell: (t) => t.payable,
  },
  {
    id: 'paid',
    heading: { 'zh-CN': '已付', 'en-US': 'Paid' },
    type: 'decimal',
    cell: (t) => t.paid,
  },
  {
    id: 'outstanding',
    heading: { 'zh-CN': '待缴金额', 'en-US': 'Outstanding' },
    type: 'decimal',
    cell: (t) => t.outstanding,
  },
  {
    id: 'pay_deadline',
    heading: { 'zh-CN': '缴款截止', 'en-US': 'Payment deadline' },
    type: 'time',
    cell: (t) => t.pay_deadline,
  },
  {
    id: 'fee_pct',
    heading: { 'zh-CN': '手续费率 %', 'en-US': 'Fee %' },
    type: 'decimal',
    cell: (t) => t.fee_pct,
  },
  {
    id: 'fee',
    heading: { 'zh-CN': '手续费', 'en-US': 'Fee' },
    type: 'decimal',
    cell: (t) => t.fee,
  },
  {
    id: 'sold_price',
    heading: { 'zh-CN': '卖出价', 'en-US': 'Sale price' },
    type: 'decimal',
    cell: (t) => t.sold_price,
  },
  {
    id: 'profit',
    heading: { 'zh-CN': '盈亏', 'en-US': 'Profit or loss' },
    type: 'decimal',
    cell: (t) => t.profit,
  },
  {
    id: 'maker',
    heading: { 'zh-CN': '发起人', 'en-US': 'Created by' },
    cell: (t) => t.maker?.name ?? null,
  },
  {
    id: 'created_at',
    heading: { 'zh-CN': '下单时间', 'en-US': 'Ordered' },
    type: 'time',
    cell: (t) => t.made_at,
  },
  {
    id: 'checker',
    heading: { 'zh-CN': '审核人', 'en-US': 'Reviewed by' },
    cell: (t) => t.checker?.name ?? null,
  },
  {
    id: 'checked_at',
    heading: { 'zh-CN': '审核时间', 'en-US': 'Reviewed' },
    type: 'time',
    cell: (t) => t.checked_at,
  },
  reasonColumn(tradeReasons),
  {
    id: 'opened_at',
    heading: { 'zh-CN': '成交时间', 'en-US': 'Filled' },
    type: 'time',
    cell: (t) => t.opened_at,
  },
  {
    id: 'settle_at',
    heading: { 'zh-CN': '结算时间', 'en-US': 'Settlement date' },
    type: 'time',
    cell: (t) => t.settle_at,
  },
  { id: 'remark', heading: { 'zh-CN': '备注', 'en-US': 'Note' }, cell: (t) => t.remark },
  {
    id: 'client_remark',
    heading: { 'zh-CN': '客户备注', 'en-US': "Client's note" },
    cell: (t) => t.client_remark,
  },
];

export function columnsOf(kind: Schemas.TradeKind): readonly Column<Schemas.Trade>[] {
  if (kind !== 'fund') return tradeColumns;
  return tradeColumns.map((column) => ({
    ...column,
    heading: fundHeadings[column.id] ?? column.heading,
  }));
}
