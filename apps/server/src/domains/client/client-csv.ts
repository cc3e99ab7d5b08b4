import type { Schemas } from '@brokerdesk/sdk';
import { type Column, column, yesNo } from '../../http/lists/column.ts';

export const kycStatuses = {
  unverified: { 'zh-CN': '未认证', 'en-US': 'Unverified' },
  pending: { 'zh-CN': '待审核', 'en-US': 'Pending' },
  approved: { 'zh-CN': '已通过', 'en-US': 'Approved' },
  rejected: { 'zh-CN': '已驳回', 'en-US': 'Rejected' },
} as const;

export const clientStates = {
  enabled: { 'zh-CN': '正常', 'en-US': 'Enabled' },
  disabled: { 'zh-CN': '停用', 'en-US': 'Disabled' },
  locked: { 'zh-CN': '锁定', 'en-US': 'Locked' },
} as const;

function stateOf(client: Schemas.Client): keyof typeof clientStates {
  if (client.locked) return 'locked';
  return client.active ? 'enabled' : 'disabled';
}

export const clientColumns: readonly Column<Schemas.Client>[] = [
  column('username', ['用户名', 'Username'], (c) => c.username),
  column('full_name', ['姓名', 'Full name'], (c) => c.full_name),
  column('full_name', ['机器人', 'Robot'], (c, language) => yesNo(c.fake, language)),
  column('mobile', ['手机', 'Mobile'], (c) => c.mobile),
  column('email', ['邮箱', 'E-mail'], (c) => c.email),
  column('agent', ['业务员', 'Salesman'], (c) => c.agent_name),
  column('superman', ['团队长', 'Team leader'], (c) => c.superman),
  column('state', ['账号状态', 'State'], (c, language) => clientStates[stateOf(c)][language]),
  column('kyc', ['实名认证', 'Identity'], (c, language) => kycStatuses[c.kyc_status][language]),
  column('vip_level', ['VIP', 'VIP'], (c) => c.vip_level),
  column('score', ['信用分', 'Score'], (c) => c.score),
  column('balances', ['余额', 'Balances'], (c) =>
    c.accounts.map((a) => `${a.balance} ${a.currency}`).join('; '),
  ),
  column('mfa', ['验证器', 'Authenticator'], (c, language) => yesNo(c.mfa, language)),
  column('online', ['在线', 'Online'], (c, language) => yesNo(c.online, language)),
  column('create_datetime', ['注册时间', 'Registered'], (c) => c.create_datetime, 'time'),
  column('last_seen_at', ['最近活动', 'Last seen'], (c) => c.last_seen_at, 'time'),
  column('remark', ['备注', 'Note'], (c) => c.remark),
];
