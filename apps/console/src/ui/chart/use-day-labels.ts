import { useLocale } from '#/core/i18n/use-locale.ts';

type Options = Intl.DateTimeFormatOptions;

/** Writes days such as `2026-11-21`. They are days of the server's time zone, which no other zone may move. */
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
