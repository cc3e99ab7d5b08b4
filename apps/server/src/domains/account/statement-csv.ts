import type { Schemas } from '@brokerdesk/sdk';
import { type Column, column } from '../../http/lists/column.ts';
import { whatHappened } from './statement-words.ts';

/** If no member of staff acted. */
export const byClient = { 'zh-CN': '客户本人', 'en-US': 'The client' } as const;

export const buckets = {
  available: { 'zh-CN': '可用', 'en-US': 'Available' },
  frozen: { 'zh-CN': '冻结', 'en-US': 'Frozen' },
} as const;

export const statementColumns: readonly Column<Schemas.StatementLine>[] = [
  column('at', ['时间', 'Time'], (l) => l.at, 'time'),
  column('acc_no', ['账户', 'Account'], (l) => l.acc_no),
  column('kind', ['事项', 'Description'], (l, language) => whatHappened(l.kind, language)),
  column('bucket', ['资金', 'Money'], (l, language) => buckets[l.bucket][language]),
  column('amount', ['变动金额', 'Amount'], (l) => l.amount, 'decimal'),
  column('amount', ['币种', 'Currency'], (l) => l.currency),
  column('balance', ['变动后余额', 'Balance after'], (l) => l.balance, 'decimal'),
  column('available', ['可用余额', 'Available balance'], (l) => l.available, 'decimal'),
  column('actor', ['经办人', 'By'], (l, language) => l.actor ?? byClient[language]),
  column('record', ['订单号', 'Order no.'], (l) => l.record?.order_no ?? null),
  column('record', ['记录', 'Record'], (l) => l.reference_id),
];
