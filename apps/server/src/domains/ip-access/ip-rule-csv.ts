import type { Schemas } from '@brokerdesk/sdk';
import type { Column } from '../../http/lists/column.ts';
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
  { id: 'cidr', heading: { 'zh-CN': '地址段', 'en-US': 'Network' }, cell: (r) => r.cidr },
  {
    id: 'kind',
    heading: { 'zh-CN': '类型', 'en-US': 'Kind' },
    cell: (r, language) => kinds[r.kind][language],
  },
  {
    id: 'scope',
    heading: { 'zh-CN': '范围', 'en-US': 'Scope' },
    cell: (r, language) => scopes[r.scope][language],
  },
  {
    id: 'scope',
    heading: { 'zh-CN': '对象', 'en-US': 'Whom' },
    cell: (r, language) => (r.role === null ? (r.user?.name ?? null) : roleName(r.role, language)),
  },
  {
    id: 'status',
    heading: { 'zh-CN': '状态', 'en-US': 'Status' },
    cell: (r, language) => statuses[r.status][language],
  },
  { id: 'note', heading: { 'zh-CN': '备注', 'en-US': 'Note' }, cell: (r) => r.note },
  {
    id: 'expires_at',
    heading: { 'zh-CN': '到期时间', 'en-US': 'Expires' },
    type: 'time',
    cell: (r) => r.expires_at,
  },
  {
    id: 'last_hit_at',
    heading: { 'zh-CN': '最近命中', 'en-US': 'Last hit' },
    type: 'time',
    cell: (r) => r.last_hit_at,
  },
  {
    id: 'created_by',
    heading: { 'zh-CN': '创建人', 'en-US': 'Created by' },
    cell: (r) => r.created_by?.name ?? null,
  },
  {
    id: 'created_at',
    heading: { 'zh-CN': '创建时间', 'en-US': 'Created' },
    type: 'time',
    cell: (r) => r.created_at,
  },
];
