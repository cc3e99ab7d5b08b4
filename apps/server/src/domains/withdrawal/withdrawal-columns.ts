import type { Schemas } from '@brokerdesk/sdk';
import { type Column, column } from '../../http/lists/column.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { decisionReasons, reasonColumn } from '../approval/reason-words.ts';
import { ownerColumns } from '../client-access/client-ref.ts';
import { riskColumn } from '../risk/risk-view.ts';

export const statusNames: Record<Schemas.WithdrawalStatus, Record<Language, string>> = {
  pending: { 'zh-CN': '待审核', 'en-US': 'Pending' },
  approved: { 'zh-CN': '已通过', 'en-US': 'Approved' },
  rejected: { 'zh-CN': '已驳回', 'en-US': 'Rejected' },
  rolled_back: { 'zh-CN': '已冲正', 'en-US': 'Rolled back' },
};

const phaseNames: Record<Schemas.PayoutPhase, Record<Language, string>> = {
  to_send: { 'zh-CN': '待汇出', 'en-US': 'To send' },
  sent: { 'zh-CN': '已汇出', 'en-US': 'Sent' },
  paid: { 'zh-CN': '已到账', 'en-US': 'Paid' },
  returned: { 'zh-CN': '已退回', 'en-US': 'Returned' },
};

export const kindNames: Record<Schemas.DestinationKind, Record<Language, string>> = {
  bank: { 'zh-CN': '银行卡', 'en-US': 'Bank transfer' },
  crypto: { 'zh-CN': '数字货币', 'en-US': 'Crypto' },
};

export const statusName = (status: Schemas.WithdrawalStatus, language: Language) =>
  statusNames[status][language];
const kindName = (kind: Schemas.DestinationKind, language: Language) => kindNames[kind][language];
export const phaseName = (phase: Schemas.PayoutPhase, language: Language) =>
  phaseNames[phase][language];

export const withdrawalColumns: readonly Column<Schemas.Withdrawal>[] = [
  column('order_no', ['订单号', 'Order no.'], (w) => w.order_no),
  column('status', ['状态', 'Status'], (w, language) => statusName(w.status, language)),
  ...ownerColumns,
  column('acc_no', ['账户', 'Account'], (w) => w.acc_no),
  column('amount', ['金额', 'Amount'], (w) => w.amount, 'decimal'),
  column('fee', ['手续费', 'Fee'], (w) => w.fee, 'decimal'),
  column('net_amount', ['实付金额', 'Net amount'], (w) => w.net_amount, 'decimal'),
  column('amount', ['币种', 'Currency'], (w) => w.currency),
  column('kind', ['出金方式', 'Method'], (w, language) => kindName(w.destination.kind, language)),
  column('destination', ['银行 / 网络', 'Bank or network'], ({ destination: d }) =>
    d.kind === 'bank' ? d.bank_name : `${d.coin} ${d.network}`,
  ),
  column('holder', ['收款人', 'Account holder'], ({ destination: d }) =>
    d.kind === 'bank' ? d.holder_name : null,
  ),
  column('destination', ['账号 / 地址', 'Account number or address'], ({ destination: d }) =>
    d.kind === 'bank' ? d.acc_no : d.address,
  ),
  column('first_used', ['首次使用', 'First used'], (w) => w.first_used_at, 'time'),
  column('maker', ['发起人', 'Requested by'], (w) => w.maker?.name ?? null),
  column('created_at', ['提交时间', 'Requested'], (w) => w.made_at, 'time'),
  column('checker', ['审核人', 'Reviewed by'], (w) => w.checker?.name ?? null),
  column('checked_at', ['审核时间', 'Reviewed'], (w) => w.checked_at, 'time'),
  column(
    'payout',
    ['汇款状态', 'Transfer'],
    (w, language) => w.payout && phaseName(w.payout.phase, language),
  ),
  column(
    'payout_reference',
    ['汇款流水号', 'Transfer reference'],
    (w) => w.payout?.reference ?? null,
  ),
  column('sent_on', ['汇出日期', 'Sent on'], (w) => w.payout?.sent_on ?? null),
  column('sent_by', ['汇出人', 'Sent by'], (w) => w.payout?.sent_by?.name ?? null),
  column('paid_by', ['到账确认人', 'Confirmed by'], (w) => w.payout?.paid_by?.name ?? null),
  column('paid_at', ['到账确认时间', 'Confirmed'], (w) => w.payout?.paid_at ?? null, 'time'),
  reasonColumn(decisionReasons),
  riskColumn,
  column('rolled_back_by', ['冲正人', 'Rolled back by'], (w) => w.rolled_back_by?.name ?? null),
  column('rolled_back_at', ['冲正时间', 'Rolled back'], (w) => w.rolled_back_at, 'time'),
  column('rollback_reason', ['冲正原因', 'Rollback reason'], (w) => w.rollback_reason),
  column('remark', ['备注', 'Remark'], (w) => w.remark),
  column('client_remark', ['客户备注', "Client's remark"], (w) => w.client_remark),
];
