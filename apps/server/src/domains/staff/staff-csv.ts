import { type Role, roleLabels } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { type Column, column, yesNo } from '../../http/lists/column.ts';
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
  column('username', ['用户名', 'Username'], (s) => s.username),
  column('name', ['姓名', 'Name'], (s) => s.name),
  column('role', ['角色', 'Role'], (s, language) => roleName(s.role, language)),
  column('superman', ['团队长', 'Team leader'], (s) => s.superman),
  column('code', ['邀请码', 'Invitation code'], (s) => s.code),
  column('status', ['状态', 'Status'], (s, language) => staffStatusName(s.status, language)),
  column('mfa', ['验证器', 'Authenticator'], (s, language) => yesNo(s.mfa, language)),
  column('last_login_at', ['最近登录', 'Last sign-in'], (s) => s.last_login_at, 'time'),
  column('created_at', ['创建时间', 'Created'], (s) => s.created_at, 'time'),
];
