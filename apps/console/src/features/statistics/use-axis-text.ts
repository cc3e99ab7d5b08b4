import { useLocale } from '#/core/i18n/language.ts';

/** Large amounts in the short form of the language: 1.2万, 12K. */
export function useAxisText(): (value: number) => string {
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale, { notation: 'compact' });
  return (value) => format.format(value);
}
