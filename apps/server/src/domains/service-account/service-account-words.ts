import type { Schemas } from '@brokerdesk/sdk';
import type { ByLanguage } from '../../kernel/errors/by-language.ts';

export const accountStatusNames: Readonly<Record<Schemas.ServiceAccountStatus, ByLanguage>> = {
  active: { 'zh-CN': '有效', 'en-US': 'Active' },
  expired: { 'zh-CN': '已到期', 'en-US': 'Expired' },
  revoked: { 'zh-CN': '已吊销', 'en-US': 'Closed' },
};

export const secretStatusNames: Readonly<Record<Schemas.ServiceSecretStatus, ByLanguage>> = {
  waiting: { 'zh-CN': '待领取', 'en-US': 'To be collected' },
  active: { 'zh-CN': '可用', 'en-US': 'Valid' },
  ended: { 'zh-CN': '已失效', 'en-US': 'Ended' },
};
