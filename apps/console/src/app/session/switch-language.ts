import i18next from 'i18next';
import { preferences } from '#/core/browser/browser.ts';
import { chooseLocale } from '#/core/i18n/language.ts';
import type { Locale } from '#/core/i18n/locale.ts';
import { showToast } from '#/ui/controls/toast-store.ts';
import { keepPreference } from './choose-preference.ts';

/** Switches to another language. A failure is shown as a toast, which there is only after the sign-in. */
export async function switchLanguage(locale: Locale): Promise<void> {
  if (await chooseLocale(preferences, locale)) return keepPreference({ language: locale });
  showToast({ tone: 'danger', title: () => i18next.t('shell:languageFailed') });
}
