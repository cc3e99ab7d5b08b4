import type { Schemas } from '@brokerdesk/sdk';
import { type Column, column } from '../../http/lists/column.ts';
import { roleName } from '../staff/staff-csv.ts';

const kinds = {
  deny: { 'zh-CN': '禁止', 'en-US': 'Block' },
  allow: { 'zh-CN': '允许', 'en-US': 'Allow' },
} as const;

const scopes = {
  all: { 'zh-CN': '全部', 'en-US': 'Everyone' },
  role: { 'zh-CN': '角色', 'en-US': 'Role' },
  user: { 'zh-CN': '员工', 'en-US': 'Person' },
} as const;

const statuses = {
  active: { 'zh-CN': '生效', 'en-US': 'Active' },
  expired: { 'zh-CN': '已过期', 'en-US': 'Expired' },
} as const;

export const ipRuleColumns: readonly Column<Schemas.IpRule>[] = [
  column('cidr', ['地址段', 'Network'], (r) => r.cidr),
  column('kind', ['类型', 'Kind'], (r, language) => kinds[r.kind][language]),
  column('scope', ['范围', 'Scope'], (r, language) => scopes[r.scope][language]),
  column('scope', ['对象', 'Whom'], (r, language) =>
    r.role === null ? (r.user?.name ?? null) : roleName(r.role, language),
  ),
  column('status', ['状态', 'Status'], (r, language) => statuses[r.status][language]),
  column('note', ['备注', 'Note'], (r) => r.note),
  column('expires_at', ['到期时间', 'Expires'], (r) => r.expires_at, 'time'),
  column('last_hit_at', ['最近命中', 'Last hit'], (r) => r.last_hit_at, 'time'),
  column('created_by', ['创建人', 'Created by'], (r) => r.created_by?.name ?? null),
  column('created_at', ['创建时间', 'Created'], (r) => r.created_at, 'time'),
];
