import type { Schemas } from '@brokerdesk/sdk';
import { type Column, yesNo } from '../../export/csv.ts';

const kycStatuses = {
  unverified: { 'zh-CN': '未认证', 'en-US': 'Unverified' },
  pending: { 'zh-CN': '待审核', 'en-US': 'Pending' },
  approved: { 'zh-CN': '已通过', 'en-US': 'Approved' },
  rejected: { 'zh-CN': '已驳回', 'en-US': 'Rejected' },
} as const;

const states = {
  enabled: { 'zh-CN': '启用', 'en-US': 'Enabled' },
  disabled: { 'zh-CN': '停用', 'en-US': 'Disabled' },
  locked: { 'zh-CN': '锁定', 'en-US': 'Locked' },
} as const;

function stateOf(client: Schemas.Client): keyof typeof states {
  if (client.locked) return 'locked';
  return client.active ? 'enabled' : 'disabled';
}

export const clientColumns: readonly Column<Schemas.Client>[] = [
  { heading: { 'zh-CN': '用户名', 'en-US': 'Username' }, cell: (c) => c.username },
  { heading: { 'zh-CN': '姓名', 'en-US': 'Full name' }, cell: (c) => c.full_name },
  {
    heading: { 'zh-CN': '机器人', 'en-US': 'Robot' },
    cell: (c, language) => yesNo(c.fake, language),
  },
  { heading: { 'zh-CN': '手机号', 'en-US': 'Mobile' }, cell: (c) => c.mobile },
  { heading: { 'zh-CN': '邮箱', 'en-US': 'E-mail' }, cell: (c) => c.email },
  { heading: { 'zh-CN': '业务员', 'en-US': 'Salesman' }, cell: (c) => c.agent_name },
  { heading: { 'zh-CN': '团队长', 'en-US': 'Team leader' }, cell: (c) => c.superman },
  {
    heading: { 'zh-CN': '状态', 'en-US': 'Status' },
    cell: (c, language) => states[stateOf(c)][language],
  },
  {
    heading: { 'zh-CN': '实名认证', 'en-US': 'KYC' },
    cell: (c, language) => kycStatuses[c.kyc_status][language],
  },
  { heading: { 'zh-CN': 'VIP 等级', 'en-US': 'VIP level' }, cell: (c) => c.vip_level },
  { heading: { 'zh-CN': '信用分', 'en-US': 'Credit score' }, cell: (c) => c.score },
  {
    heading: { 'zh-CN': '账户余额', 'en-US': 'Balances' },
    cell: (c) => c.accounts.map((a) => `${a.balance} ${a.currency}`).join('; '),
  },
  {
    heading: { 'zh-CN': '创建时间 (UTC)', 'en-US': 'Created (UTC)' },
    cell: (c) => c.create_datetime,
  },
  {
    heading: { 'zh-CN': '最近在线 (UTC)', 'en-US': 'Last seen (UTC)' },
    cell: (c) => c.last_seen_at,
  },
  { heading: { 'zh-CN': '备注', 'en-US': 'Remark' }, cell: (c) => c.remark },
];
