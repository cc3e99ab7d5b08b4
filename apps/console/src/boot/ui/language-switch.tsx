import { useState } from 'react';
import { preferences } from '#/boot/browser.ts';
import { localeNames, locales } from '#/boot/i18n/locale.ts';
import { useLocale } from '#/boot/i18n/use-locale.ts';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { chooseLocale } from '#/boot/language.ts';
import { Segmented } from '#/boot/ui/segmented.tsx';

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
