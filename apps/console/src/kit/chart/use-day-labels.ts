import { useLocale } from '#/boot/i18n/use-locale.ts';

/** Writes days such as `2026-11-21`. They are days of the server's time zone, which no other zone may move. */
export function useDayLabels() {
  const locale = useLocale();
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (day: string) => format.format(new Date(day));
  };
  return {
    dayInFull: written({ year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' }),
    dayInShort: written({ month: 'numeric', day: 'numeric' }),
  };
}
