import { useLocale } from '#/core/i18n/language.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';

/** In the configured time zone; with the year if there are two. */
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

type Options = Intl.DateTimeFormatOptions;

/** Days of the server's time zone, such as `2026-11-21`, which no other zone may move. */
export function useDayLabels() {
  const locale = useLocale();
  const format = (options: Options) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const written = (options: Options) => {
    const as = format(options);
    return (day: string) => as.format(new Date(day));
  };
  const inFull: Options = { year: 'numeric', month: 'long', day: 'numeric' };
  const range = format(inFull);
  const dayInFull = written({ ...inFull, weekday: 'short' });
  const daysInFull = (from: string, to: string) => range.formatRange(new Date(from), new Date(to));
  return (first = '', last = '') => {
    const year = (form: Options['year']): Options =>
      first.slice(0, 4) === last.slice(0, 4) ? {} : { year: form };
    return {
      dayInFull,
      daysInFull,
      dayInShort: written({ month: 'numeric', day: 'numeric', ...year('2-digit') }),
      monthInShort: written({ month: 'short', ...year('numeric') }),
    };
  };
}
