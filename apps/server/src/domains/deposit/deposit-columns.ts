import type { Schemas } from '@brokerdesk/sdk';
import { type Column, yesNo } from '../../http/lists/column.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { decisionReasons, reasonColumn } from '../approval/reason-words.ts';
import { riskColumn } from '../risk/risk-view.ts';

export const statusNames: Record<Schemas.DepositStatus, Record<Language, string>> = {
  pending: { 'zh-CN': '待审核', 'en-US': 'Pending' },
  approved: { 'zh-CN': '已入账', 'en-US': 'Credited' },
  rejected: { 'zh-CN': '已驳回', 'en-US': 'Rejected' },
  rolled_back: { 'zh-CN': '已冲正', 'en-US': 'Rolled back' },
};

export const subTypeNames: Record<Schemas.DepositSubType, Record<Language, string>> = {
  bank: { 'zh-CN': '银行转账', 'en-US': 'Bank transfer' },
  crypto: { 'zh-CN': '数字货币', 'en-US': 'Crypto' },
  exchange: { 'zh-CN': '换汇', 'en-US': 'Exchange' },
};

export function statusName(status: Schemas.DepositStatus, language: Language): string {
  return statusNames[status][language];
}

export function subTypeName(subType: Schemas.DepositSubType, language: Language): string {
  return subTypeNames[subType][language];
}

export const depositColumns: readonly Column<Schemas.Deposit>[] = [
  { id: 'order_no', heading: { 'zh-CN': '订单号', 'en-US': 'Order no.' }, cell: (d) => d.order_no },
  {
    id: 'status',
    heading: { 'zh-CN': '状态', 'en-US': 'Status' },
    cell: (d, language) => statusName(d.status, language),
  },
  {
    id: 'client',
    heading: { 'zh-CN': '用户名', 'en-US': 'Username' },
    cell: (d) => d.client.username,
  },
  {
    id: 'client',
    heading: { 'zh-CN': '姓名', 'en-US': 'Full name' },
    cell: (d) => d.client.full_name,
  },
  {
    id: 'client',
    heading: { 'zh-CN': '机器人', 'en-US': 'Robot' },
    cell: (d, language) => yesNo(d.client.fake, language),
  },
  {
    id: 'agent',
    heading: { 'zh-CN': '业务员', 'en-US': 'Salesman' },
    cell: (d) => d.client.agent_name,
  },
  {
    id: 'superman',
    heading: { 'zh-CN': '团队长', 'en-US': 'Team leader' },
    cell: (d) => d.client.superman,
  },
  { id: 'acc_no', heading: { 'zh-CN': '账户', 'en-US': 'Account' }, cell: (d) => d.acc_no },
  {
    id: 'sub_type',
    heading: { 'zh-CN': '方式', 'en-US': 'Method' },
    cell: (d, language) => subTypeName(d.sub_type, language),
  },
  {
    id: 'amount',
    heading: { 'zh-CN': '金额', 'en-US': 'Amount' },
    type: 'decimal',
    cell: (d) => d.amount,
  },
  { id: 'amount', heading: { 'zh-CN': '币种', 'en-US': 'Currency' }, cell: (d) => d.currency },
  {
    id: 'rate',
    heading: { 'zh-CN': '汇率', 'en-US': 'Rate' },
    type: 'decimal',
    cell: (d) => d.rate,
  },
  {
    id: 'credited_amount',
    heading: { 'zh-CN': '入账金额', 'en-US': 'Credited' },
    type: 'decimal',
    cell: (d) => d.credited_amount,
  },
  {
    id: 'credited_amount',
    heading: { 'zh-CN': '入账币种', 'en-US': 'Account currency' },
    cell: (d) => d.account_currency,
  },
  { id: 'payer', heading: { 'zh-CN': '付款人', 'en-US': 'Payer' }, cell: (d) => d.payer_name },
  {
    id: 'reference',
    heading: { 'zh-CN': '流水号', 'en-US': 'Reference' },
    cell: (d) => d.reference_no,
  },
  {
    id: 'txid',
    heading: { 'zh-CN': '交易哈希', 'en-US': 'Transaction hash' },
    cell: (d) => d.txid,
  },
  { id: 'network', heading: { 'zh-CN': '网络', 'en-US': 'Network' }, cell: (d) => d.network },
  {
    id: 'address',
    heading: { 'zh-CN': '收款地址', 'en-US': 'Receiving address' },
    cell: (d) => d.address,
  },
  {
    id: 'confirmations',
    heading: { 'zh-CN': '确认数', 'en-US': 'Confirmations' },
    cell: (d) => d.confirmations,
  },
  {
    id: 'maker',
    heading: { 'zh-CN': '录入人', 'en-US': 'Recorded by' },
    cell: (d) => d.maker?.name ?? null,
  },
  {
    id: 'created_at',
    heading: { 'zh-CN': '提交时间', 'en-US': 'Submitted' },
    type: 'time',
    cell: (d) => d.made_at,
  },
  {
    id: 'checker',
    heading: { 'zh-CN': '审核人', 'en-US': 'Reviewed by' },
    cell: (d) => d.checker?.name ?? null,
  },
  {
    id: 'checked_at',
    heading: { 'zh-CN': '审核时间', 'en-US': 'Reviewed' },
    type: 'time',
    cell: (d) => d.checked_at,
  },
  reasonColumn(decisionReasons),
  riskColumn,
  {
    id: 'rolled_back_by',
    heading: { 'zh-CN': '冲正人', 'en-US': 'Rolled back by' },
    cell: (d) => d.rolled_back_by?.name ?? null,
  },
  {
    id: 'rolled_back_at',
    heading: { 'zh-CN': '冲正时间', 'en-US': 'Rolled back' },
    type: 'time',
    cell: (d) => d.rolled_back_at,
  },
  {
    id: 'rollback_reason',
    heading: { 'zh-CN': '冲正原因', 'en-US': 'Rollback reason' },
    cell: (d) => d.rollback_reason,
  },
  { id: 'remark', heading: { 'zh-CN': '备注', 'en-US': 'Remark' }, cell: (d) => d.remark },
  {
    id: 'client_remark',
    heading: { 'zh-CN': '客户备注', 'en-US': "Client's remark" },
    cell: (d) => d.client_remark,
  },
];
