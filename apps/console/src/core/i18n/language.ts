import type { Schemas } from '@brokerdesk/sdk';
import i18next from 'i18next';
import { type KeyValueStorage, storeIfRoom } from '../browser/browser-storage.ts';
import { logFailure } from '../browser/log.ts';
import { type Locale, localeKey, resolveLocale } from './locale.ts';
import { loadLanguage } from './set-up.ts';
import { useTranslation } from './use-translation.ts';

export function chosenLocale(storage: KeyValueStorage): Locale | null {
  const stored = storage.getItem(localeKey);
  return stored === null ? null : resolveLocale(stored);
}

export function currentLocale(): Locale {
  return resolveLocale(i18next.language);
}

/** @throws if its labels fail to load; the language then stays */
export async function speak(locale: Locale): Promise<void> {
  if (currentLocale() !== locale) {
    await loadLanguage(locale);
    await i18next.changeLanguage(locale);
  }
  document.documentElement.lang = locale;
}

/** Returns false if its labels fail to load. */
export async function chooseLocale(storage: KeyValueStorage, locale: Locale): Promise<boolean> {
  try {
    await speak(locale);
  } catch (error) {
    logFailure('A language could not be loaded', error);
    return false;
  }
  storeIfRoom(storage, localeKey, locale);
  return true;
}

type Message = Pick<Schemas.Problem, 'message' | 'messages'>;

export const serverMessage = ({ message, messages }: Message): string =>
  messages?.[currentLocale()] ?? message;

export function useLocale(): Locale {
  const { i18n } = useTranslation();
  return resolveLocale(i18n.resolvedLanguage ?? i18n.language);
}
