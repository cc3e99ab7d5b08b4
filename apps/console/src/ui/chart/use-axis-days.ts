import { useLocale } from '#/core/i18n/use-locale.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';

/**
 * Writes the days of moments as short as an axis needs them, in the configured time zone: with the year if there are
 * two.
 */
export function useAxisDays() {
  const locale = useLocale();
  const { timezone: timeZone } = useSettings();
  return (moments: readonly string[]): string[] => {
    const year = { timeZone, year: '2-digit' } as const;
    const yearOf = (moment: string) =>
      new Intl.DateTimeFormat(locale, year).format(new Date(moment));
    const years = new Set(
      [moments.at(0), moments.at(-1)].map((moment) => moment && yearOf(moment)),
    );
    const format = new Intl.DateTimeFormat(locale, {
      ...(years.size > 1 ? year : { timeZone }),
      month: 'numeric',
      day: 'numeric',
    });
    return moments.map((moment) => format.format(new Date(moment)));
  };
}
