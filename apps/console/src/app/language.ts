import i18next from 'i18next';
import { type Locale, resolveLocale } from '#/shared/i18n/locale.ts';
import type { KeyValueStorage } from './browser-storage.ts';

const localeKey = 'brokerdesk.locale';

/** The language that the person has chosen in this browser, if any. */
export function chosenLocale(storage: KeyValueStorage): Locale | null {
  const stored = storage.getItem(localeKey);
  return stored === null ? null : resolveLocale(stored);
}

export function currentLocale(): Locale {
  return resolveLocale(i18next.language);
}

/** Speaks another language from now on. Its words are downloaded first. */
export async function speak(locale: Locale): Promise<void> {
  if (currentLocale() !== locale) await i18next.changeLanguage(locale);
  document.documentElement.lang = locale;
}

export async function chooseLocale(storage: KeyValueStorage, locale: Locale): Promise<void> {
  await speak(locale);
  storage.setItem(localeKey, locale);
}
