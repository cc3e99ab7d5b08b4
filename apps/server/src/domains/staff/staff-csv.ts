import { type Role, roleLabels } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { type Column, yesNo } from '../../http/lists/column.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';

const chineseRoles: Readonly<Record<Role, string>> = {
  god: '管理员',
  angel: '主管',
  superman: '团队长',
  hero: '业务员',
};

export function roleName(role: Role, language: Language): string {
  return language === 'zh-CN' ? chineseRoles[role] : roleLabels[role];
}

const statusNames = {
  enabled: { 'zh-CN': '启用', 'en-US': 'Enabled' },
  disabled: { 'zh-CN': '停用', 'en-US': 'Disabled' },
  invited: { 'zh-CN': '已邀请', 'en-US': 'Invited' },
} as const;

export function staffStatusName(status: Schemas.StaffUser['status'], language: Language): string {
  return statusNames[status][language];
}

export const staffColumns: readonly Column<Schemas.StaffUser>[] = [
  { id: 'username', heading: { 'zh-CN': '用户名', 'en-US': 'Username' }, cell: (s) => s.username },
  { id: 'name', heading: { 'zh-CN': '姓名', 'en-US': 'Name' }, cell: (s) => s.name },
  {
    id: 'role',
    heading: { 'zh-CN': '角色', 'en-US': 'Role' },
    cell: (s, language) => roleName(s.role, language),
  },
  {
    id: 'superman',
    heading: { 'zh-CN': '团队长', 'en-US': 'Team leader' },
    cell: (s) => s.superman,
  },
  { id: 'code', heading: { 'zh-CN': '邀请码', 'en-US': 'Invitation code' }, cell: (s) => s.code },
  {
    id: 'status',
    heading: { 'zh-CN': '状态', 'en-US': 'Status' },
    cell: (s, language) => staffStatusName(s.status, language),
  },
  {
    id: 'mfa',
    heading: { 'zh-CN': '验证器', 'en-US': 'Authenticator' },
    cell: (s, language) => yesNo(s.mfa, language),
  },
  {
    id: 'last_login_at',
    heading: { 'zh-CN': '最近登录', 'en-US': 'Last sign-in' },
    type: 'time',
    cell: (s) => s.last_login_at,
  },
  {
    id: 'created_at',
    heading: { 'zh-CN': '创建时间', 'en-US': 'Created' },
    type: 'time',
    cell: (s) => s.created_at,
  },
];
