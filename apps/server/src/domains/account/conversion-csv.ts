import type { Schemas } from '@brokerdesk/sdk';
import { type Column, yesNo } from '../../http/lists/column.ts';

export const conversionColumns: readonly Column<Schemas.ConversionRecord>[] = [
  { id: 'order_no', heading: { 'zh-CN': '单号', 'en-US': 'Order no.' }, cell: (c) => c.order_no },
  {
    id: 'created_at',
    heading: { 'zh-CN': '时间', 'en-US': 'Time' },
    type: 'time',
    cell: (c) => c.created_at,
  },
  {
    id: 'client',
    heading: { 'zh-CN': '用户名', 'en-US': 'Username' },
    cell: (c) => c.client.username,
  },
  {
    id: 'client',
    heading: { 'zh-CN': '姓名', 'en-US': 'Full name' },
    cell: (c) => c.client.full_name,
  },
  {
    id: 'client',
    heading: { 'zh-CN': '机器人', 'en-US': 'Robot' },
    cell: (c, language) => yesNo(c.client.fake, language),
  },
  {
    id: 'agent',
    heading: { 'zh-CN': '业务员', 'en-US': 'Salesman' },
    cell: (c) => c.client.agent_name,
  },
  {
    id: 'superman',
    heading: { 'zh-CN': '团队长', 'en-US': 'Team leader' },
    cell: (c) => c.client.superman,
  },
  {
    id: 'from',
    heading: { 'zh-CN': '转出账户', 'en-US': 'From account' },
    cell: (c) => c.from_acc_no,
  },
  {
    id: 'amount',
    heading: { 'zh-CN': '转出金额', 'en-US': 'Sold' },
    type: 'decimal',
    cell: (c) => c.amount,
  },
  {
    id: 'amount',
    heading: { 'zh-CN': '转出币种', 'en-US': 'Sold currency' },
    cell: (c) => c.currency,
  },
  {
    id: 'fee',
    heading: { 'zh-CN': '手续费', 'en-US': 'Fee' },
    type: 'decimal',
    cell: (c) => c.fee,
  },
  {
    id: 'rate',
    heading: { 'zh-CN': '汇率', 'en-US': 'Rate' },
    type: 'decimal',
    cell: (c) => c.rate,
  },
  { id: 'to', heading: { 'zh-CN': '转入账户', 'en-US': 'To account' }, cell: (c) => c.to_acc_no },
  {
    id: 'received',
    heading: { 'zh-CN': '转入金额', 'en-US': 'Received' },
    type: 'decimal',
    cell: (c) => c.received,
  },
  {
    id: 'received',
    heading: { 'zh-CN': '转入币种', 'en-US': 'Received currency' },
    cell: (c) => c.received_currency,
  },
  {
    id: 'maker',
    heading: { 'zh-CN': '经办人', 'en-US': 'Handled by' },
    cell: (c) => c.maker?.name ?? null,
  },
];
