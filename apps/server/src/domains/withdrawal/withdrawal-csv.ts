import type { Schemas } from '@brokerdesk/sdk';
import { type Column, yesNo } from '../../http/lists/column.ts';
import { decisionReasons, reasonColumn } from '../approval/reason-words.ts';
import { riskColumn } from '../risk/risk-view.ts';
import { kindName, phaseName, statusName } from './withdrawal-words.ts';

export const withdrawalColumns: readonly Column<Schemas.Withdrawal>[] = [
  { id: 'order_no', heading: { 'zh-CN': '订单号', 'en-US': 'Order no.' }, cell: (w) => w.order_no },
  {
    id: 'status',
    heading: { 'zh-CN': '状态', 'en-US': 'Status' },
    cell: (w, language) => statusName(w.status, language),
  },
  {
    id: 'client',
    heading: { 'zh-CN': '用户名', 'en-US': 'Username' },
    cell: (w) => w.client.username,
  },
  {
    id: 'client',
    heading: { 'zh-CN': '姓名', 'en-US': 'Full name' },
    cell: (w) => w.client.full_name,
  },
  {
    id: 'client',
    heading: { 'zh-CN': '机器人', 'en-US': 'Robot' },
    cell: (w, language) => yesNo(w.client.fake, language),
  },
  {
    id: 'agent',
    heading: { 'zh-CN': '业务员', 'en-US': 'Salesman' },
    cell: (w) => w.client.agent_name,
  },
  {
    id: 'superman',
    heading: { 'zh-CN': '团队长', 'en-US': 'Team leader' },
    cell: (w) => w.client.superman,
  },
  { id: 'acc_no', heading: { 'zh-CN': '账户', 'en-US': 'Account' }, cell: (w) => w.acc_no },
  {
    id: 'amount',
    heading: { 'zh-CN': '金额', 'en-US': 'Amount' },
    type: 'decimal',
    cell: (w) => w.amount,
  },
  {
    id: 'fee',
    heading: { 'zh-CN': '手续费', 'en-US': 'Fee' },
    type: 'decimal',
    cell: (w) => w.fee,
  },
  {
    id: 'net_amount',
    heading: { 'zh-CN': '实付金额', 'en-US': 'Net amount' },
    type: 'decimal',
    cell: (w) => w.net_amount,
  },
  { id: 'amount', heading: { 'zh-CN': '币种', 'en-US': 'Currency' }, cell: (w) => w.currency },
  {
    id: 'kind',
    heading: { 'zh-CN': '出金方式', 'en-US': 'Method' },
    cell: (w, language) => kindName(w.destination.kind, language),
  },
  {
    id: 'destination',
    heading: { 'zh-CN': '银行 / 网络', 'en-US': 'Bank or network' },
    cell: ({ destination: d }) => (d.kind === 'bank' ? d.bank_name : `${d.coin} ${d.network}`),
  },
  {
    id: 'holder',
    heading: { 'zh-CN': '收款人', 'en-US': 'Account holder' },
    cell: ({ destination: d }) => (d.kind === 'bank' ? d.holder_name : null),
  },
  {
    id: 'destination',
    heading: { 'zh-CN': '账号 / 地址', 'en-US': 'Account number or address' },
    cell: ({ destination: d }) => (d.kind === 'bank' ? d.acc_no : d.address),
  },
  {
    id: 'first_used',
    heading: { 'zh-CN': '首次使用', 'en-US': 'First used' },
    type: 'time',
    cell: (w) => w.first_used_at,
  },
  {
    id: 'maker',
    heading: { 'zh-CN': '发起人', 'en-US': 'Requested by' },
    cell: (w) => w.maker?.name ?? null,
  },
  {
    id: 'created_at',
    heading: { 'zh-CN': '提交时间', 'en-US': 'Requested' },
    type: 'time',
    cell: (w) => w.made_at,
  },
  {
    id: 'checker',
    heading: { 'zh-CN': '审核人', 'en-US': 'Reviewed by' },
    cell: (w) => w.checker?.name ?? null,
  },
  {
    id: 'checked_at',
    heading: { 'zh-CN': '审核时间', 'en-US': 'Reviewed' },
    type: 'time',
    cell: (w) => w.checked_at,
  },
  {
    id: 'payout',
    heading: { 'zh-CN': '汇款状态', 'en-US': 'Transfer' },
    cell: (w, language) => w.payout && phaseName(w.payout.phase, language),
  },
  {
    id: 'payout_reference',
    heading: { 'zh-CN': '汇款流水号', 'en-US': 'Transfer reference' },
    cell: (w) => w.payout?.reference ?? null,
  },
  {
    id: 'sent_on',
    heading: { 'zh-CN': '汇出日期', 'en-US': 'Sent on' },
    cell: (w) => w.payout?.sent_on ?? null,
  },
  {
    id: 'sent_by',
    heading: { 'zh-CN': '汇出人', 'en-US': 'Sent by' },
    cell: (w) => w.payout?.sent_by?.name ?? null,
  },
  {
    id: 'paid_by',
    heading: { 'zh-CN': '到账确认人', 'en-US': 'Confirmed by' },
    cell: (w) => w.payout?.paid_by?.name ?? null,
  },
  {
    id: 'paid_at',
    heading: { 'zh-CN': '到账确认时间', 'en-US': 'Confirmed' },
    type: 'time',
    cell: (w) => w.payout?.paid_at ?? null,
  },
  reasonColumn(decisionReasons),
  riskColumn,
  {
    id: 'rolled_back_by',
    heading: { 'zh-CN': '冲正人', 'en-US': 'Rolled back by' },
    cell: (w) => w.rolled_back_by?.name ?? null,
  },
  {
    id: 'rolled_back_at',
    heading: { 'zh-CN': '冲正时间', 'en-US': 'Rolled back' },
    type: 'time',
    cell: (w) => w.rolled_back_at,
  },
  {
    id: 'rollback_reason',
    heading: { 'zh-CN': '冲正原因', 'en-US': 'Rollback reason' },
    cell: (w) => w.rollback_reason,
  },
  { id: 'remark', heading: { 'zh-CN': '备注', 'en-US': 'Remark' }, cell: (w) => w.remark },
  {
    id: 'client_remark',
    heading: { 'zh-CN': '客户备注', 'en-US': "Client's remark" },
    cell: (w) => w.client_remark,
  },
];
