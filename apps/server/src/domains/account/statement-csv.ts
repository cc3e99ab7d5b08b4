import type { Schemas } from '@brokerdesk/sdk';
import type { Column } from '../../http/lists/column.ts';
import { whatHappened } from './statement-words.ts';

/** Where no member of staff acted. */
export const byClient = { 'zh-CN': '客户本人', 'en-US': 'The client' } as const;

export const buckets = {
  available: { 'zh-CN': '可用', 'en-US': 'Available' },
  frozen: { 'zh-CN': '冻结', 'en-US': 'Frozen' },
} as const;

export const statementColumns: readonly Column<Schemas.StatementLine>[] = [
  { id: 'at', heading: { 'zh-CN': '时间', 'en-US': 'Time' }, type: 'time', cell: (l) => l.at },
  { id: 'acc_no', heading: { 'zh-CN': '账户', 'en-US': 'Account' }, cell: (l) => l.acc_no },
  {
    id: 'kind',
    heading: { 'zh-CN': '事项', 'en-US': 'Description' },
    cell: (l, language) => whatHappened(l.kind, language),
  },
  {
    id: 'bucket',
    heading: { 'zh-CN': '资金', 'en-US': 'Money' },
    cell: (l, language) => buckets[l.bucket][language],
  },
  {
    id: 'amount',
    heading: { 'zh-CN': '变动金额', 'en-US': 'Amount' },
    type: 'decimal',
    cell: (l) => l.amount,
  },
  { id: 'amount', heading: { 'zh-CN': '币种', 'en-US': 'Currency' }, cell: (l) => l.currency },
  {
    id: 'balance',
    heading: { 'zh-CN': '变动后余额', 'en-US': 'Balance after' },
    type: 'decimal',
    cell: (l) => l.balance,
  },
  {
    id: 'available',
    heading: { 'zh-CN': '可用余额', 'en-US': 'Available balance' },
    type: 'decimal',
    cell: (l) => l.available,
  },
  {
    id: 'actor',
    heading: { 'zh-CN': '经办人', 'en-US': 'By' },
    cell: (l, language) => l.actor ?? byClient[language],
  },
  {
    id: 'record',
    heading: { 'zh-CN': '订单号', 'en-US': 'Order no.' },
    cell: (l) => l.record?.order_no ?? null,
  },
  { id: 'record', heading: { 'zh-CN': '记录', 'en-US': 'Record' }, cell: (l) => l.reference_id },
];
