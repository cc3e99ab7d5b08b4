import { useLocale } from '#/core/i18n/language.ts';

const namesOf = new Map<string, Intl.DisplayNames>();

export function useCountryName(): (code: string) => string {
  const locale = useLocale();
  const names = namesOf.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  namesOf.set(locale, names);
  return (code) => names.of(code) ?? code;
}
