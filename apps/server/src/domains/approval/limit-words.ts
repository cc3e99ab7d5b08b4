import type { Schemas } from '@brokerdesk/sdk';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { moneyInWords } from '../../kernel/money/decimal.ts';
import type { Exceeded } from '../../platform/approval/limits.ts';

/** For acts that always take two people. */
export const alwaysInWords: Record<Language, string> = {
  'zh-CN': '一律须双人复核',
  'en-US': 'always two people',
};

const boundWords: Record<Schemas.LimitBound, Record<Language, string>> = {
  record: { 'zh-CN': '单笔', 'en-US': 'per record' },
  maker_day: { 'zh-CN': '本人 24 小时累计', 'en-US': 'per approver, 24 h' },
  maker_week: { 'zh-CN': '本人 7 天累计', 'en-US': 'per approver, 7 d' },
  client_day: { 'zh-CN': '该客户 24 小时累计', 'en-US': 'per client, 24 h' },
  client_week: { 'zh-CN': '该客户 7 天累计', 'en-US': 'per client, 7 d' },
  pair_day: {
    'zh-CN': '本人对该客户 24 小时累计',
    'en-US': 'per approver and client, 24 h',
  },
  pair_week: {
    'zh-CN': '本人对该客户 7 天累计',
    'en-US': 'per approver and client, 7 d',
  },
  total_day: { 'zh-CN': '本人所有限额 24 小时累计', 'en-US': 'per approver, all limits, 24 h' },
  total_week: { 'zh-CN': '本人所有限额 7 天累计', 'en-US': 'per approver, all limits, 7 d' },
  risk: { 'zh-CN': '风险为“停”，一律须双人复核', 'en-US': 'two people for a risk at stop' },
  own_credit: {
    'zh-CN': '本人 30 天内曾单独为该客户入账，或经手其登录资料，须双人复核',
    'en-US':
      'two people, since you credited this client alone or handled the access within 30 days',
  },
  sent: {
    'zh-CN': '款项已汇出或已导出付款文件，须双人复核',
    'en-US': 'two people for money that was sent or is in a payment file',
  },
};

/** A limit that is exceeded, as text. */
export function boundInWords(
  { bound, max }: Exceeded,
  currency: string,
  language: Language,
): string {
  if (bound === 'risk' || bound === 'own_credit' || bound === 'sent') {
    return boundWords[bound][language];
  }
  return `${boundWords[bound][language]} ${moneyInWords(max, currency)}`;
}
