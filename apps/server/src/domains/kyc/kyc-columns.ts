import type { Schemas } from '@brokerdesk/sdk';
import { type Column, column, yesNo } from '../../http/lists/column.ts';
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
const levelName = (level: Schemas.KycLevel, language: Language) => kycLevels[level][language];
const idTypeName = (type: Schemas.IdType, language: Language) => idTypes[type][language];

export const kycColumns: readonly Column<Schemas.Kyc>[] = [
  column('client', ['用户名', 'Username'], (k) => k.client.username),
  column('client', ['客户姓名', 'Client'], (k) => k.client.full_name),
  column('client', ['机器人', 'Robot'], (k, language) => yesNo(k.client.fake, language)),
  column('agent', ['业务员', 'Salesman'], (k) => k.client.agent_name),
  column('superman', ['团队长', 'Team leader'], (k) => k.client.superman),
  column('status', ['状态', 'Status'], (k, language) => kycStatusName(k.status, language)),
  column('level', ['认证级别', 'Level'], (k, language) => k.level && levelName(k.level, language)),
  column('full_name', ['证件姓名', 'Name on the document'], (k) => k.full_name),
  column('nationality', ['国籍', 'Nationality'], (k) => k.nationality),
  column(
    'id_type',
    ['证件类型', 'Document type'],
    (k, language) => k.id_type && idTypeName(k.id_type, language),
  ),
  column('id_no', ['证件号码', 'Document number'], (k) => k.id_no),
  column('id_expiry', ['证件有效期至', 'Expiry date'], (k) => k.id_expiry),
  column('attempt_no', ['提交次数', 'Attempt'], (k) => k.attempt_no),
  column('submitted_at', ['提交时间', 'Submitted'], (k) => k.made_at, 'time'),
  column('maker', ['提交人', 'Submitted by'], (k) => k.maker?.name ?? null),
  column('checker', ['审核人', 'Reviewed by'], (k) => k.checker?.name ?? null),
  column('checked_at', ['审核时间', 'Reviewed'], (k) => k.checked_at, 'time'),
  reasonColumn(kycReasons),
  riskColumn,
];
