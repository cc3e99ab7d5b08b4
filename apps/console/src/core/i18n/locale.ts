export const localeKey = 'brokerdesk.locale';

export const locales = ['zh-CN', 'en-US'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'zh-CN';
const fallbackLocale: Locale = 'en-US';

export const localeNames: Readonly<Record<Locale, string>> = {
  'zh-CN': '中文',
  'en-US': 'English',
};

export function resolveLocale(requested: string | null | undefined): Locale {
  if (requested == null || requested === '') return defaultLocale;
  const wanted = requested.replaceAll('_', '-').toLowerCase();
  const language = wanted.split('-')[0];
  return (
    locales.find((locale) => locale.toLowerCase() === wanted) ??
    locales.find((locale) => locale.toLowerCase().split('-')[0] === language) ??
    fallbackLocale
  );
}
