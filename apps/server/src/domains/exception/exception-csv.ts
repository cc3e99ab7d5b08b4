import type { Schemas } from '@brokerdesk/sdk';
import { type Column, yesNo } from '../../http/lists/column.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';

const statusNames: Record<Schemas.ExceptionStatus, Record<Language, string>> = {
  open: { 'zh-CN': '待处理', 'en-US': 'Open' },
  resolved: { 'zh-CN': '已处理', 'en-US': 'Resolved' },
};

export const exceptionColumns: readonly Column<Schemas.DataException>[] = [
  { id: 'check', heading: { 'zh-CN': '检查项', 'en-US': 'Check' }, cell: (e) => e.title },
  {
    id: 'status',
    heading: { 'zh-CN': '状态', 'en-US': 'Status' },
    cell: (e, language) => statusNames[e.status][language],
  },
  { id: 'subject', heading: { 'zh-CN': '对象', 'en-US': 'Subject' }, cell: (e) => e.subject.name },
  { id: 'expected', heading: { 'zh-CN': '应为', 'en-US': 'Expected' }, cell: (e) => e.expected },
  { id: 'found', heading: { 'zh-CN': '实际', 'en-US': 'Found' }, cell: (e) => e.found },
  {
    id: 'status',
    heading: { 'zh-CN': '仍存在', 'en-US': 'Still there' },
    cell: (e, language) => yesNo(e.present, language),
  },
  {
    id: 'client',
    heading: { 'zh-CN': '用户名', 'en-US': 'Username' },
    cell: (e) => e.client?.username ?? null,
  },
  {
    id: 'client',
    heading: { 'zh-CN': '机器人', 'en-US': 'Robot' },
    cell: (e, language) => e.client && yesNo(e.client.fake, language),
  },
  {
    id: 'first_seen_at',
    heading: { 'zh-CN': '首次发现', 'en-US': 'First seen' },
    type: 'time',
    cell: (e) => e.first_seen_at,
  },
  {
    id: 'last_seen_at',
    heading: { 'zh-CN': '最近发现', 'en-US': 'Last seen' },
    type: 'time',
    cell: (e) => e.last_seen_at,
  },
  { id: 'note', heading: { 'zh-CN': '处理说明', 'en-US': 'Note' }, cell: (e) => e.note },
  {
    id: 'resolved_by',
    heading: { 'zh-CN': '处理人', 'en-US': 'Resolved by' },
    cell: (e) => e.resolved_by?.name ?? null,
  },
  {
    id: 'resolved_at',
    heading: { 'zh-CN': '处理时间', 'en-US': 'Resolved' },
    type: 'time',
    cell: (e) => e.resolved_at,
  },
];
