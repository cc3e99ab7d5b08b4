import { useLocale } from '#/shared/i18n/use-locale.ts';

/** What a country is called, by its two letters. */
export function useCountryName(): (code: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  return (code) => names.of(code) ?? code;
}
