import i18next from 'i18next';
import { preferences } from '#/app/actors.ts';
import { chooseLocale } from '#/app/language.ts';
import type { Locale } from '#/shared/i18n/locale.ts';
import { showToast } from '#/shared/ui/toast-store.ts';

/** Another language from now on. What fails is told behind the sign-in, where there are toasts. */
export async function switchLanguage(locale: Locale): Promise<void> {
  if (await chooseLocale(preferences, locale)) return;
  showToast({ tone: 'danger', title: i18next.t('shell:languageFailed') });
}
