import type { Schemas } from '@brokerdesk/sdk';
import i18next from 'i18next';
import { preferences, theme } from '#/core/browser/browser.ts';
import { logFailure } from '#/core/browser/log.ts';
import type { Theme } from '#/core/browser/theme.ts';
import { chooseLocale } from '#/core/i18n/language.ts';
import type { Locale } from '#/core/i18n/locale.ts';
import { showToast } from '#/ui/controls/toast-store.ts';
import { ownPreferences } from '#/ui/session/session-context.tsx';

export function keepPreference(chosen: Schemas.PreferencesInput): void {
  ownPreferences.write({ ...ownPreferences.read(), ...chosen });
  import('./keep-preference.ts').then(
    (module) => module.keepPreference(chosen),
    (error: unknown) => logFailure('A preference could not be kept', error),
  );
}

export function chooseTheme(next: Theme): void {
  theme.choose(next);
  keepPreference({ theme: next });
}

/** A failure is shown as a toast, which there is only after the sign-in. */
export async function switchLanguage(locale: Locale): Promise<void> {
  if (await chooseLocale(preferences, locale)) return keepPreference({ language: locale });
  showToast({ tone: 'danger', title: () => i18next.t('shell:languageFailed') });
}
