import type { Schemas } from '@brokerdesk/sdk';

const locale = (
  name: string,
  code: string,
  emoji: string,
  tag: string,
  currency: string,
  phoneCode: string,
  timezone: string,
): Schemas.Locale => ({
  name,
  code,
  emoji,
  image: null,
  locale: tag,
  language: tag.slice(0, 2).toUpperCase(),
  currency,
  phoneCode,
  timezone,
});

/** The locales that can be chosen; the first is the default. */
export const locales: readonly Schemas.Locale[] = [
  locale('United States', 'US', '🇺🇸', 'en-US', 'USD', '+1', 'UTC'),
  locale('中国', 'CN', '🇨🇳', 'zh-CN', 'CNY', '+86', 'Asia/Shanghai'),
];
