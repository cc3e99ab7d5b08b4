import { useMemo } from 'react';
import { useLocale } from '#/core/i18n/use-locale.ts';
import { type Weekday, weekdays } from './market-draft.ts';

export function useWeekdayNames(style: 'short' | 'long' = 'short'): Record<Weekday, string> {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' });
    // The fifth of January 2026 is a Monday; made of every day, which the compiler cannot see.
    return Object.fromEntries(
      weekdays.map((day) => [day, format.format(new Date(Date.UTC(2026, 0, 4 + day)))]),
    ) as Record<Weekday, string>;
  }, [locale, style]);
}
