import { type Locale, resolveLocale } from './locale.ts';
import { useTranslation } from './use-translation.ts';

/** The language that the console speaks now. */
export function useLocale(): Locale {
  const { i18n } = useTranslation();
  return resolveLocale(i18n.resolvedLanguage ?? i18n.language);
}
