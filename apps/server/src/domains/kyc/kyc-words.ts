import type { Schemas } from '@brokerdesk/sdk';
import type { Language } from '../../kernel/errors/error-catalogue.ts';

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
