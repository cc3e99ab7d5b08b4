import { useTranslation } from './use-translation.ts';
import { type Locale, resolveLocale } from './locale.ts';

/** The language that the console speaks now. */
export function useLocale(): Locale {
  const { i18n } = useTranslation();
  return resolveLocale(i18n.resolvedLanguage ?? i18n.language);
}
