import type { Schemas } from '@brokerdesk/sdk';
import { type Column, yesNo } from '../../http/lists/column.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { kycReasons, reasonColumn } from '../approval/reason-words.ts';
import { riskColumn } from '../risk/risk-view.ts';

type Words = Readonly<Record<Language, string>>;

export const kycStatuses: Readonly<Record<Schemas.KycStatus, Words>> = {
  unverified: { 'zh-CN': '未认证', 'en-US': 'Unverified' },
  pending: { 'zh-CN': '待审核', 'en-US': 'Pending' },
  approved: { 'zh-CN': '已通过', 'en-US': 'Approved' },
  rejected: { 'zh-CN': '已驳回', 'en-US': 'Rejected' },
};

export const kycLevels: Readonly<Record<Schemas.KycLevel, Words>> = {
  basic: { 'zh-CN': '初级', 'en-US': 'Basic' },
  advanced: { 'zh-CN': '高级', 'en-US': 'Advanced' },
};

export const idTypes: Readonly<Record<Schemas.IdType, Words>> = {
  id_card: { 'zh-CN': '身份证', 'en-US': 'Identity card' },
  passport: { 'zh-CN': '护照', 'en-US': 'Passport' },
  driver_license: { 'zh-CN': '驾驶证', 'en-US': 'Driving licence' },
  residence_permit: { 'zh-CN': '居留证', 'en-US': 'Residence permit' },
};

export const kycStatusName = (status: Schemas.KycStatus, language: Language) =>
  kycStatuses[status][language];
export const levelName = (level: Schemas.KycLevel, language: Language) =>
  kycLevels[level][language];
export const idTypeName = (type: Schemas.IdType, language: Language) => idTypes[type][language];

export const kycColumns: readonly Column<Schemas.Kyc>[] = [
  {
    id: 'client',
    heading: { 'zh-CN': '用户名', 'en-US': 'Username' },
    cell: (k) => k.client.username,
  },
  {
    id: 'client',
    heading: { 'zh-CN': '客户姓名', 'en-US': 'Client' },
    cell: (k) => k.client.full_name,
  },
  {
    id: 'client',
    heading: { 'zh-CN': '机器人', 'en-US': 'Robot' },
    cell: (k, language) => yesNo(k.client.fake, language),
  },
  {
    id: 'agent',
    heading: { 'zh-CN': '业务员', 'en-US': 'Salesman' },
    cell: (k) => k.client.agent_name,
  },
  {
    id: 'superman',
    heading: { 'zh-CN': '团队长', 'en-US': 'Team leader' },
    cell: (k) => k.client.superman,
  },
  {
    id: 'status',
    heading: { 'zh-CN': '状态', 'en-US': 'Status' },
    cell: (k, language) => kycStatusName(k.status, language),
  },
  {
    id: 'level',
    heading: { 'zh-CN': '认证级别', 'en-US': 'Level' },
    cell: (k, language) => k.level && levelName(k.level, language),
  },
  {
    id: 'full_name',
    heading: { 'zh-CN': '证件姓名', 'en-US': 'Name on the document' },
    cell: (k) => k.full_name,
  },
  {
    id: 'nationality',
    heading: { 'zh-CN': '国籍', 'en-US': 'Nationality' },
    cell: (k) => k.nationality,
  },
  {
    id: 'id_type',
    heading: { 'zh-CN': '证件类型', 'en-US': 'Document type' },
    cell: (k, language) => k.id_type && idTypeName(k.id_type, language),
  },
  {
    id: 'id_no',
    heading: { 'zh-CN': '证件号码', 'en-US': 'Document number' },
    cell: (k) => k.id_no,
  },
  {
    id: 'id_expiry',
    heading: { 'zh-CN': '证件有效期至', 'en-US': 'Expiry date' },
    cell: (k) => k.id_expiry,
  },
  {
    id: 'attempt_no',
    heading: { 'zh-CN': '提交次数', 'en-US': 'Attempt' },
    cell: (k) => k.attempt_no,
  },
  {
    id: 'submitted_at',
    heading: { 'zh-CN': '提交时间', 'en-US': 'Submitted' },
    type: 'time',
    cell: (k) => k.made_at,
  },
  {
    id: 'maker',
    heading: { 'zh-CN': '提交人', 'en-US': 'Submitted by' },
    cell: (k) => k.maker?.name ?? null,
  },
  {
    id: 'checker',
    heading: { 'zh-CN': '审核人', 'en-US': 'Reviewed by' },
    cell: (k) => k.checker?.name ?? null,
  },
  {
    id: 'checked_at',
    heading: { 'zh-CN': '审核时间', 'en-US': 'Reviewed' },
    type: 'time',
    cell: (k) => k.checked_at,
  },
  reasonColumn(kycReasons),
  riskColumn,
];
