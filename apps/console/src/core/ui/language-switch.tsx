import { useState } from 'react';
import { preferences } from '#/core/browser/browser.ts';
import { chooseLocale } from '#/core/i18n/language.ts';
import { localeNames, locales } from '#/core/i18n/locale.ts';
import { useLocale } from '#/core/i18n/use-locale.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Segmented } from './segmented.tsx';

const options = locales.map((locale) => ({
  value: locale,
  label: localeNames[locale],
  lang: locale,
}));

/** For pages before the sign-in, which have no toasts: a failure is shown beneath it. */
export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const [failed, setFailed] = useState(false);
  return (
    <div className="relative">
      <Segmented
        legend={t('language')}
        options={options}
        value={useLocale()}
        onChange={async (locale) => setFailed(!(await chooseLocale(preferences, locale)))}
      />
      {failed && (
        <p
          role="alert"
          className="absolute top-full right-0 mt-1 text-xs whitespace-nowrap text-danger-text"
        >
          {t('languageFailed')}
        </p>
      )}
    </div>
  );
}
