import { useMemo } from 'react';
import { useLocale } from '#/core/i18n/language.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { type TimeFormat, timeFormatOf, useTimeZone } from './use-time.ts';

/**
 * Cut-offs, dealing days and days of figures, which keep to the configured time zone. Times name it if the user has chosen
 * another one.
 */
export function useDeskTime(): TimeFormat {
  const locale = useLocale();
  const { timezone: timeZone } = useSettings();
  const isOwn = useTimeZone() === timeZone;
  return useMemo(() => {
    const format = timeFormatOf(locale, timeZone);
    return isOwn ? format : { ...format, dateTime: (iso) => withZone(format, iso) };
  }, [locale, timeZone, isOwn]);

  function withZone(format: TimeFormat, iso: string): string {
    const named = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
    const zone = named.formatToParts(new Date(iso)).find(({ type }) => type === 'timeZoneName');
    return `${format.dateTime(iso)}\u00a0${zone?.value ?? timeZone}`;
  }
}
