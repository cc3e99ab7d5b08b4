import type { Schemas } from '@brokerdesk/sdk';
import { type Column, yesNo } from '../../http/lists/column.ts';
import { decisionReasons, reasonColumn } from '../approval/reason-words.ts';
import { creditReasons, statusName, subTypeName } from './overdrawn-words.ts';

export const overdrawnColumns: readonly Column<Schemas.Overdrawn>[] = [
  { heading: { 'zh-CN': '订单号', 'en-US': 'Order no.' }, cell: (o) => o.order_no },
  {
    heading: { 'zh-CN': '类型', 'en-US': 'Kind' },
    cell: (o, language) => subTypeName(o.sub_type, language),
  },
  {
    heading: { 'zh-CN': '状态', 'en-US': 'Status' },
    cell: (o, language) => statusName(o, language),
  },
  { heading: { 'zh-CN': '用户名', 'en-US': 'Username' }, cell: (o) => o.client.username },
  { heading: { 'zh-CN': '姓名', 'en-US': 'Full name' }, cell: (o) => o.client.full_name },
  {
    heading: { 'zh-CN': '机器人', 'en-US': 'Robot' },
    cell: (o, language) => yesNo(o.client.fake, language),
  },
  { heading: { 'zh-CN': '业务员', 'en-US': 'Salesman' }, cell: (o) => o.client.agent_name },
  { heading: { 'zh-CN': '团队长', 'en-US': 'Team leader' }, cell: (o) => o.client.superman },
  { heading: { 'zh-CN': '账户', 'en-US': 'Account' }, cell: (o) => o.acc_no },
  { heading: { 'zh-CN': '金额', 'en-US': 'Amount' }, type: 'decimal', cell: (o) => o.amount },
  { heading: { 'zh-CN': '币种', 'en-US': 'Currency' }, cell: (o) => o.currency },
  {
    heading: { 'zh-CN': '年利率 %', 'en-US': 'Interest % a year' },
    type: 'decimal',
    cell: (o) => o.loan?.apr ?? null,
  },
  {
    heading: { 'zh-CN': '逾期年利率 %', 'en-US': 'Late charge % a year' },
    type: 'decimal',
    cell: (o) => o.loan?.late_apr ?? null,
  },
  { heading: { 'zh-CN': '期限（天）', 'en-US': 'Days' }, cell: (o) => o.loan?.term_days ?? null },
  {
    heading: { 'zh-CN': '放款时间', 'en-US': 'Paid out' },
    type: 'time',
    cell: (o) => o.loan?.disbursed_at ?? null,
  },
  {
    heading: { 'zh-CN': '到期时间', 'en-US': 'Due' },
    type: 'time',
    cell: (o) => o.loan?.due_at ?? null,
  },
  {
    heading: { 'zh-CN': '利息', 'en-US': 'Interest' },
    type: 'decimal',
    cell: (o) => o.loan?.interest ?? null,
  },
  {
    heading: { 'zh-CN': '滞纳金', 'en-US': 'Late charge' },
    type: 'decimal',
    cell: (o) => o.loan?.fine ?? null,
  },
  {
    heading: { 'zh-CN': '已还', 'en-US': 'Repaid' },
    type: 'decimal',
    cell: (o) => o.loan?.repaid ?? null,
  },
  {
    heading: { 'zh-CN': '待还', 'en-US': 'Outstanding' },
    type: 'decimal',
    cell: (o) => o.loan?.outstanding ?? null,
  },
  { heading: { 'zh-CN': '提交人', 'en-US': 'Made by' }, cell: (o) => o.maker?.name ?? null },
  { heading: { 'zh-CN': '提交时间', 'en-US': 'Created' }, type: 'time', cell: (o) => o.made_at },
  { heading: { 'zh-CN': '审核人', 'en-US': 'Checked by' }, cell: (o) => o.checker?.name ?? null },
  { heading: { 'zh-CN': '审核时间', 'en-US': 'Checked' }, type: 'time', cell: (o) => o.checked_at },
  reasonColumn(decisionReasons),
  {
    heading: { 'zh-CN': '给付原因', 'en-US': 'Given for' },
    cell: (o, language) => o.credit_reason && creditReasons[o.credit_reason][language],
  },
  { heading: { 'zh-CN': '备注', 'en-US': 'Remark' }, cell: (o) => o.remark },
  { heading: { 'zh-CN': '客户备注', 'en-US': "Client's remark" }, cell: (o) => o.client_remark },
];
