import type { Schemas } from '@brokerdesk/sdk';
import { type Column, yesNo } from '../../http/lists/column.ts';

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
  { id: 'username', heading: { 'zh-CN': '用户名', 'en-US': 'Username' }, cell: (c) => c.username },
  { id: 'full_name', heading: { 'zh-CN': '姓名', 'en-US': 'Full name' }, cell: (c) => c.full_name },
  {
    id: 'full_name',
    heading: { 'zh-CN': '机器人', 'en-US': 'Robot' },
    cell: (c, language) => yesNo(c.fake, language),
  },
  { id: 'mobile', heading: { 'zh-CN': '手机', 'en-US': 'Mobile' }, cell: (c) => c.mobile },
  { id: 'email', heading: { 'zh-CN': '邮箱', 'en-US': 'E-mail' }, cell: (c) => c.email },
  { id: 'agent', heading: { 'zh-CN': '业务员', 'en-US': 'Salesman' }, cell: (c) => c.agent_name },
  {
    id: 'superman',
    heading: { 'zh-CN': '团队长', 'en-US': 'Team leader' },
    cell: (c) => c.superman,
  },
  {
    id: 'state',
    heading: { 'zh-CN': '账号状态', 'en-US': 'State' },
    cell: (c, language) => clientStates[stateOf(c)][language],
  },
  {
    id: 'kyc',
    heading: { 'zh-CN': '实名认证', 'en-US': 'Identity' },
    cell: (c, language) => kycStatuses[c.kyc_status][language],
  },
  { id: 'vip_level', heading: { 'zh-CN': 'VIP', 'en-US': 'VIP' }, cell: (c) => c.vip_level },
  { id: 'score', heading: { 'zh-CN': '信用分', 'en-US': 'Score' }, cell: (c) => c.score },
  {
    id: 'balances',
    heading: { 'zh-CN': '余额', 'en-US': 'Balances' },
    cell: (c) => c.accounts.map((a) => `${a.balance} ${a.currency}`).join('; '),
  },
  {
    id: 'mfa',
    heading: { 'zh-CN': '验证器', 'en-US': 'Authenticator' },
    cell: (c, language) => yesNo(c.mfa, language),
  },
  {
    id: 'online',
    heading: { 'zh-CN': '在线', 'en-US': 'Online' },
    cell: (c, language) => yesNo(c.online, language),
  },
  {
    id: 'create_datetime',
    heading: { 'zh-CN': '注册时间', 'en-US': 'Registered' },
    type: 'time',
    cell: (c) => c.create_datetime,
  },
  {
    id: 'last_seen_at',
    heading: { 'zh-CN': '最近活动', 'en-US': 'Last seen' },
    type: 'time',
    cell: (c) => c.last_seen_at,
  },
  { id: 'remark', heading: { 'zh-CN': '备注', 'en-US': 'Note' }, cell: (c) => c.remark },
];
