import type { Language } from './error-catalogue.ts';

export type ByLanguage = Readonly<Record<Language, string>>;

export const byLanguage = (words: (language: Language) => string): ByLanguage => ({
  'zh-CN': words('zh-CN'),
  'en-US': words('en-US'),
});
