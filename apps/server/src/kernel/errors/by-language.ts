import type { Language } from './error-catalogue.ts';

export type ByLanguage = Readonly<Record<Language, string>>;

export const byLanguage = (text: (language: Language) => string): ByLanguage => ({
  'zh-CN': text('zh-CN'),
  'en-US': text('en-US'),
});
