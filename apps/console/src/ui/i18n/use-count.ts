import { useLocale } from '#/core/i18n/language.ts';

/** Counts as the user's language writes them. */
export function useCount(): (count: number) => string {
  const locale = useLocale();
  return (count) => count.toLocaleString(locale);
}
