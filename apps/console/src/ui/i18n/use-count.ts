import { useLocale } from '#/core/i18n/language.ts';

export function useCount(): (count: number) => string {
  const locale = useLocale();
  return (count) => count.toLocaleString(locale);
}
