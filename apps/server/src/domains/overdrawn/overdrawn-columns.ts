import type { Schemas } from '@brokerdesk/sdk';
import { type Column, yesNo } from '../../http/lists/column.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { decisionReasons, reasonColumn } from '../approval/reason-words.ts';

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

/** Why compensation or a bonus is given. */
export const creditReasons: Readonly<Record<Schemas.CreditReason, Record<Language, string>>> = {
  service_failure: { 'zh-CN': '服务失误', 'en-US': 'Service failure' },
  price_error: { 'zh-CN': '报价错误', 'en-US': 'Wrong price' },
  delay: { 'zh-CN': '处理延误', 'en-US': 'Delay' },
  promotion: { 'zh-CN': '活动奖励', 'en-US': 'Promotion' },
  referral: { 'zh-CN': '推荐奖励', 'en-US': 'Referral' },
  loyalty: { 'zh-CN': '老客户回馈', 'en-US': 'Loyalty' },
  other: { 'zh-CN': '其他', 'en-US': 'Other' },
};

export const overdrawnColumns: readonly Column<Schemas.Overdrawn>[] = [
  { id: 'order_no', heading: { 'zh-CN': '订单号', 'en-US': 'Order no.' }, cell: (o) => o.order_no },
  {
    id: 'kind',
    heading: { 'zh-CN': '类型', 'en-US': 'Type' },
    cell: (o, language) => subTypeName(o.sub_type, language),
  },
  {
    id: 'status',
    heading: { 'zh-CN': '状态', 'en-US': 'Status' },
    cell: (o, language) => statusName(o, language),
  },
  {
    id: 'client',
    heading: { 'zh-CN': '用户名', 'en-US': 'Username' },
    cell: (o) => o.client.username,
  },
  {
    id: 'client',
    heading: { 'zh-CN': '姓名', 'en-US': 'Full name' },
    cell: (o) => o.client.full_name,
  },
  {
    id: 'client',
    heading: { 'zh-CN': '机器人', 'en-US': 'Robot' },
    cell: (o, language) => yesNo(o.client.fake, language),
  },
  {
    id: 'agent',
    heading: { 'zh-CN': '业务员', 'en-US': 'Salesman' },
    cell: (o) => o.client.agent_name,
  },
  {
    id: 'superman',
    heading: { 'zh-CN': '团队长', 'en-US': 'Team leader' },
    cell: (o) => o.client.superman,
  },
  { id: 'acc_no', heading: { 'zh-CN': '账户', 'en-US': 'Account' }, cell: (o) => o.acc_no },
  {
    id: 'amount',
    heading: { 'zh-CN': '金额', 'en-US': 'Amount' },
    type: 'decimal',
    cell: (o) => o.amount,
  },
  { id: 'amount', heading: { 'zh-CN': '币种', 'en-US': 'Currency' }, cell: (o) => o.currency },
  {
    id: 'apr',
    heading: { 'zh-CN': '年利率 %', 'en-US': 'Annual rate %' },
    type: 'decimal',
    cell: (o) => o.loan?.apr ?? null,
  },
  {
    id: 'late_apr',
    heading: { 'zh-CN': '逾期年利率 %', 'en-US': 'Annual late charge rate %' },
    type: 'decimal',
    cell: (o) => o.loan?.late_apr ?? null,
  },
  {
    id: 'term',
    heading: { 'zh-CN': '期限（天）', 'en-US': 'Days' },
    cell: (o) => o.loan?.term_days ?? null,
  },
  {
    id: 'disbursed_at',
    heading: { 'zh-CN': '放款时间', 'en-US': 'Paid out' },
    type: 'time',
    cell: (o) => o.loan?.disbursed_at ?? null,
  },
  {
    id: 'due_at',
    heading: { 'zh-CN': '到期时间', 'en-US': 'Due' },
    type: 'time',
    cell: (o) => o.loan?.due_at ?? null,
  },
  {
    id: 'interest',
    heading: { 'zh-CN': '利息', 'en-US': 'Interest' },
    type: 'decimal',
    cell: (o) => o.loan?.interest ?? null,
  },
  {
    id: 'fine',
    heading: { 'zh-CN': '滞纳金', 'en-US': 'Late charge' },
    type: 'decimal',
    cell: (o) => o.loan?.fine ?? null,
  },
  {
    id: 'repaid',
    heading: { 'zh-CN': '已还', 'en-US': 'Repaid' },
    type: 'decimal',
    cell: (o) => o.loan?.repaid ?? null,
  },
  {
    id: 'outstanding',
    heading: { 'zh-CN': '待还', 'en-US': 'Outstanding' },
    type: 'decimal',
    cell: (o) => o.loan?.outstanding ?? null,
  },
  {
    id: 'maker',
    heading: { 'zh-CN': '提交人', 'en-US': 'Created by' },
    cell: (o) => o.maker?.name ?? null,
  },
  {
    id: 'created_at',
    heading: { 'zh-CN': '提交时间', 'en-US': 'Created' },
    type: 'time',
    cell: (o) => o.made_at,
  },
  {
    id: 'checker',
    heading: { 'zh-CN': '审核人', 'en-US': 'Reviewed by' },
    cell: (o) => o.checker?.name ?? null,
  },
  {
    id: 'checked_at',
    heading: { 'zh-CN': '审核时间', 'en-US': 'Reviewed' },
    type: 'time',
    cell: (o) => o.checked_at,
  },
  reasonColumn(decisionReasons),
  {
    id: 'credit_reason',
    heading: { 'zh-CN': '发放原因', 'en-US': 'Credit reason' },
    cell: (o, language) => o.credit_reason && creditReasons[o.credit_reason][language],
  },
  { id: 'remark', heading: { 'zh-CN': '备注', 'en-US': 'Note' }, cell: (o) => o.remark },
  {
    id: 'client_remark',
    heading: { 'zh-CN': '客户备注', 'en-US': "Client's note" },
    cell: (o) => o.client_remark,
  },
];
