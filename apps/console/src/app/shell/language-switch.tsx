import { preferences } from '#/app/actors.ts';
import { chooseLocale } from '#/app/language.ts';
import { localeNames, locales } from '#/shared/i18n/locale.ts';
import { useLocale } from '#/shared/i18n/use-locale.ts';
import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { Segmented } from '#/shared/ui/segmented.tsx';

const options = locales.map((locale) => ({
  value: locale,
  label: localeNames[locale],
  lang: locale,
}));

export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  return (
    <Segmented
      legend={t('language')}
      options={options}
      value={useLocale()}
      onChange={(locale) => void chooseLocale(preferences, locale)}
    />
  );
}
