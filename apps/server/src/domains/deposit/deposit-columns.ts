import type { Schemas } from '@brokerdesk/sdk';
import { type Column, column } from '../../http/lists/column.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { decisionReasons, reasonColumn } from '../approval/reason-words.ts';
import { ownerColumns } from '../client-access/client-ref.ts';
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

export const statusName = (status: Schemas.DepositStatus, language: Language) =>
  statusNames[status][language];
const subTypeName = (subType: Schemas.DepositSubType, language: Language) =>
  subTypeNames[subType][language];

export const depositColumns: readonly Column<Schemas.Deposit>[] = [
  column('order_no', ['订单号', 'Order no.'], (d) => d.order_no),
  column('status', ['状态', 'Status'], (d, language) => statusName(d.status, language)),
  ...ownerColumns,
  column('acc_no', ['账户', 'Account'], (d) => d.acc_no),
  column('sub_type', ['方式', 'Method'], (d, language) => subTypeName(d.sub_type, language)),
  column('amount', ['金额', 'Amount'], (d) => d.amount, 'decimal'),
  column('amount', ['币种', 'Currency'], (d) => d.currency),
  column('rate', ['汇率', 'Rate'], (d) => d.rate, 'decimal'),
  column('credited_amount', ['入账金额', 'Credited'], (d) => d.credited_amount, 'decimal'),
  column('credited_amount', ['入账币种', 'Account currency'], (d) => d.account_currency),
  column('payer', ['付款人', 'Payer'], (d) => d.payer_name),
  column('reference', ['流水号', 'Reference'], (d) => d.reference_no),
  column('txid', ['交易哈希', 'Transaction hash'], (d) => d.txid),
  column('network', ['网络', 'Network'], (d) => d.network),
  column('address', ['收款地址', 'Receiving address'], (d) => d.address),
  column('confirmations', ['确认数', 'Confirmations'], (d) => d.confirmations),
  column('maker', ['录入人', 'Recorded by'], (d) => d.maker?.name ?? null),
  column('created_at', ['提交时间', 'Submitted'], (d) => d.made_at, 'time'),
  column('checker', ['审核人', 'Reviewed by'], (d) => d.checker?.name ?? null),
  column('checked_at', ['审核时间', 'Reviewed'], (d) => d.checked_at, 'time'),
  reasonColumn(decisionReasons),
  riskColumn,
  column('rolled_back_by', ['冲正人', 'Rolled back by'], (d) => d.rolled_back_by?.name ?? null),
  column('rolled_back_at', ['冲正时间', 'Rolled back'], (d) => d.rolled_back_at, 'time'),
  column('rollback_reason', ['冲正原因', 'Rollback reason'], (d) => d.rollback_reason),
  column('remark', ['备注', 'Remark'], (d) => d.remark),
  column('client_remark', ['客户备注', "Client's remark"], (d) => d.client_remark),
];
