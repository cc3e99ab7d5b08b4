import type { Schemas } from '@brokerdesk/sdk';
import type { Language } from '../../kernel/errors/error-catalogue.ts';

type Words = Readonly<Record<Language, string>>;

export const riskLevelNames: Readonly<Record<Schemas.RiskLevel, Words>> = {
  none: { 'zh-CN': '无', 'en-US': 'None' },
  look: { 'zh-CN': '需留意', 'en-US': 'Review' },
  stop: { 'zh-CN': '高风险', 'en-US': 'High risk' },
};

export const riskReasonNames: Readonly<Record<Schemas.RiskReasonCode, Words>> = {
  same_reference: { 'zh-CN': '流水号与其他入金重复', 'en-US': 'Same reference as another deposit' },
  same_txid: { 'zh-CN': '交易哈希与其他入金重复', 'en-US': 'Same transaction as another deposit' },
  same_proof: { 'zh-CN': '凭证与其他入金重复', 'en-US': 'Same proof as another deposit' },
  payer_differs: { 'zh-CN': '付款人与客户不符', 'en-US': 'Payer is not the client' },
  unusual_amount: {
    'zh-CN': '金额远超客户平时入金',
    'en-US': 'Far above the client’s usual amount',
  },
  recorded_without_proof: {
    'zh-CN': '员工登记，没有付款凭证',
    'en-US': 'Recorded by staff without proof',
  },
  holder_differs: { 'zh-CN': '收款人与客户不符', 'en-US': 'Holder is not the client' },
  client_unverified: { 'zh-CN': '客户未通过实名认证', 'en-US': 'Client is not verified' },
  new_destination: {
    'zh-CN': '首次出金到该收款方',
    'en-US': 'First withdrawal to this destination',
  },
  password_changed: { 'zh-CN': '30 天内改过密码', 'en-US': 'Password changed within 30 days' },
  sessions_ended: { 'zh-CN': '近期被强制下线', 'en-US': 'Sessions ended by staff recently' },
  new_device: { 'zh-CN': '近期用过新设备', 'en-US': 'New device recently' },
  failed_sign_ins: { 'zh-CN': '近期多次登录失败', 'en-US': 'Several failed sign-ins recently' },
  not_traded: { 'zh-CN': '入金后交易不足', 'en-US': 'Last deposit not traded' },
  shared_ip: { 'zh-CN': '与其他客户共用 IP', 'en-US': 'IP address shared with other clients' },
  shared_destination: {
    'zh-CN': '收款方与其他客户相同',
    'en-US': 'Destination shared with other clients',
  },
  same_id_no: { 'zh-CN': '证件号码与其他客户相同', 'en-US': 'Same number as another client' },
  same_document: { 'zh-CN': '证件图片与其他客户相同', 'en-US': 'Same picture as another client' },
  under_age: { 'zh-CN': '未满 18 岁', 'en-US': 'Under 18' },
  document_expired: { 'zh-CN': '证件已过期', 'en-US': 'Document has expired' },
  document_expiring: { 'zh-CN': '证件 30 天内到期', 'en-US': 'Document expires within 30 days' },
};
