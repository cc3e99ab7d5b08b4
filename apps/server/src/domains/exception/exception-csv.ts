import type { Schemas } from '@brokerdesk/sdk';
import { type Column, column, yesNo } from '../../http/lists/column.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';

const statusNames: Record<Schemas.ExceptionStatus, Record<Language, string>> = {
  open: { 'zh-CN': '待处理', 'en-US': 'Open' },
  resolved: { 'zh-CN': '已处理', 'en-US': 'Resolved' },
};

export const exceptionColumns: readonly Column<Schemas.DataException>[] = [
  column('check', ['检查项', 'Check'], (e) => e.title),
  column('status', ['状态', 'Status'], (e, language) => statusNames[e.status][language]),
  column('subject', ['对象', 'Subject'], (e) => e.subject.name),
  column('expected', ['应为', 'Expected'], (e) => e.expected),
  column('found', ['实际', 'Found'], (e) => e.found),
  column('status', ['仍存在', 'Still there'], (e, language) => yesNo(e.present, language)),
  column('client', ['用户名', 'Username'], (e) => e.client?.username ?? null),
  column(
    'client',
    ['机器人', 'Robot'],
    (e, language) => e.client && yesNo(e.client.fake, language),
  ),
  column('first_seen_at', ['首次发现', 'First seen'], (e) => e.first_seen_at, 'time'),
  column('last_seen_at', ['最近发现', 'Last seen'], (e) => e.last_seen_at, 'time'),
  column('note', ['处理说明', 'Note'], (e) => e.note),
  column('resolved_by', ['处理人', 'Resolved by'], (e) => e.resolved_by?.name ?? null),
  column('resolved_at', ['处理时间', 'Resolved'], (e) => e.resolved_at, 'time'),
];
