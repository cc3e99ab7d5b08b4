import type { Schemas } from '@brokerdesk/sdk';
import { type Column, column } from '../../http/lists/column.ts';

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

export const auditColumns: readonly Column<Schemas.AuditEntry>[] = [
  column('seq', ['序号', 'Number'], (e) => e.seq),
  column('at', ['时间', 'Time'], (e) => e.at, 'time'),
  column('actor', ['操作人', 'Who'], (e) => e.actor?.name ?? null),
  column('action', ['操作', 'What'], (e) => e.action),
  column('subject', ['对象类型', 'Kind of record'], (e) => e.subject_type),
  column('subject', ['对象', 'Record'], (e) => e.subject_id),
  column('ip', ['IP 地址', 'Address'], (e) => e.ip),
  column('device', ['设备', 'Device'], (e) => e.device),
  column('session_id', ['会话', 'Session'], (e) => e.session_id),
  column('request_id', ['请求编号', 'Request id'], (e) => e.request_id),
  column('before', ['变更前', 'Before'], (e) => json(e.before)),
  column('after', ['变更后', 'After'], (e) => json(e.after)),
  column('hash', ['哈希', 'Hash'], (e) => e.hash),
];
