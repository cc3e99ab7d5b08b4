import { useLocale } from '#/core/i18n/language.ts';

/** Such as 1.2万 and 12K. */
export function useAxisText(): (value: number) => string {
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale, { notation: 'compact' });
  return (value) => format.format(value);
}
