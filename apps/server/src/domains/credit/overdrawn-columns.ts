import type { Schemas } from '@brokerdesk/sdk';
import { type Column, column } from '../../http/lists/column.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { decisionReasons, reasonColumn } from '../approval/reason-words.ts';
import { ownerColumns } from '../client-access/client-ref.ts';

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

function subTypeName(subType: Schemas.OverdrawnSubType, language: Language): string {
  return subTypes[subType][language];
}

/** Why compensation or a bonus is given. */
const creditReasons: Readonly<Record<Schemas.CreditReason, Record<Language, string>>> = {
  service_failure: { 'zh-CN': '服务失误', 'en-US': 'Service failure' },
  price_error: { 'zh-CN': '报价错误', 'en-US': 'Wrong price' },
  delay: { 'zh-CN': '处理延误', 'en-US': 'Delay' },
  promotion: { 'zh-CN': '活动奖励', 'en-US': 'Promotion' },
  referral: { 'zh-CN': '推荐奖励', 'en-US': 'Referral' },
  loyalty: { 'zh-CN': '老客户回馈', 'en-US': 'Loyalty' },
  other: { 'zh-CN': '其他', 'en-US': 'Other' },
};

export const overdrawnColumns: readonly Column<Schemas.Overdrawn>[] = [
  column('order_no', ['订单号', 'Order no.'], (o) => o.order_no),
  column('kind', ['类型', 'Type'], (o, language) => subTypeName(o.sub_type, language)),
  column('status', ['状态', 'Status'], (o, language) => statusName(o, language)),
  ...ownerColumns,
  column('acc_no', ['账户', 'Account'], (o) => o.acc_no),
  column('amount', ['金额', 'Amount'], (o) => o.amount, 'decimal'),
  column('amount', ['币种', 'Currency'], (o) => o.currency),
  column('apr', ['年利率 %', 'Annual rate %'], (o) => o.loan?.apr ?? null, 'decimal'),
  column(
    'late_apr',
    ['逾期年利率 %', 'Annual late charge rate %'],
    (o) => o.loan?.late_apr ?? null,
    'decimal',
  ),
  column('term', ['期限（天）', 'Days'], (o) => o.loan?.term_days ?? null),
  column('disbursed_at', ['放款时间', 'Paid out'], (o) => o.loan?.disbursed_at ?? null, 'time'),
  column('due_at', ['到期时间', 'Due'], (o) => o.loan?.due_at ?? null, 'time'),
  column('interest', ['利息', 'Interest'], (o) => o.loan?.interest ?? null, 'decimal'),
  column('fine', ['滞纳金', 'Late charge'], (o) => o.loan?.fine ?? null, 'decimal'),
  column('repaid', ['已还', 'Repaid'], (o) => o.loan?.repaid ?? null, 'decimal'),
  column('outstanding', ['待还', 'Outstanding'], (o) => o.loan?.outstanding ?? null, 'decimal'),
  column('maker', ['提交人', 'Created by'], (o) => o.maker?.name ?? null),
  column('created_at', ['提交时间', 'Created'], (o) => o.made_at, 'time'),
  column('checker', ['审核人', 'Reviewed by'], (o) => o.checker?.name ?? null),
  column('checked_at', ['审核时间', 'Reviewed'], (o) => o.checked_at, 'time'),
  reasonColumn(decisionReasons),
  column(
    'credit_reason',
    ['发放原因', 'Credit reason'],
    (o, language) => o.credit_reason && creditReasons[o.credit_reason][language],
  ),
  column('remark', ['备注', 'Note'], (o) => o.remark),
  column('client_remark', ['客户备注', "Client's note"], (o) => o.client_remark),
];
