import type { Schemas } from '@brokerdesk/sdk';
import type { Column } from '../../http/lists/column.ts';

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

export const auditColumns: readonly Column<Schemas.AuditEntry>[] = [
  { id: 'seq', heading: { 'zh-CN': '序号', 'en-US': 'Number' }, cell: (e) => e.seq },
  { id: 'at', heading: { 'zh-CN': '时间', 'en-US': 'Time' }, type: 'time', cell: (e) => e.at },
  {
    id: 'actor',
    heading: { 'zh-CN': '操作人', 'en-US': 'Who' },
    cell: (e) => e.actor?.name ?? null,
  },
  { id: 'action', heading: { 'zh-CN': '操作', 'en-US': 'What' }, cell: (e) => e.action },
  {
    id: 'subject',
    heading: { 'zh-CN': '对象类型', 'en-US': 'Kind of record' },
    cell: (e) => e.subject_type,
  },
  { id: 'subject', heading: { 'zh-CN': '对象', 'en-US': 'Record' }, cell: (e) => e.subject_id },
  { id: 'ip', heading: { 'zh-CN': 'IP 地址', 'en-US': 'Address' }, cell: (e) => e.ip },
  { id: 'device', heading: { 'zh-CN': '设备', 'en-US': 'Device' }, cell: (e) => e.device },
  { id: 'session_id', heading: { 'zh-CN': '会话', 'en-US': 'Session' }, cell: (e) => e.session_id },
  {
    id: 'request_id',
    heading: { 'zh-CN': '请求编号', 'en-US': 'Request id' },
    cell: (e) => e.request_id,
  },
  { id: 'before', heading: { 'zh-CN': '变更前', 'en-US': 'Before' }, cell: (e) => json(e.before) },
  { id: 'after', heading: { 'zh-CN': '变更后', 'en-US': 'After' }, cell: (e) => json(e.after) },
  { id: 'hash', heading: { 'zh-CN': '哈希', 'en-US': 'Hash' }, cell: (e) => e.hash },
];
