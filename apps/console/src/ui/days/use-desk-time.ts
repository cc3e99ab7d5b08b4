import { useMemo } from 'react';
import { useLocale } from '#/core/i18n/language.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { type TimeFormat, timeFormatOf, useTimeZone } from '#/ui/time/use-time.ts';

/** For cut-offs, dealing days and days of figures, which keep to the configured time zone. */
export function useDeskTime(): TimeFormat {
  const locale = useLocale();
  const { timezone: timeZone } = useSettings();
  const isOwn = useTimeZone() === timeZone;
  return useMemo(() => {
    const format = timeFormatOf(locale, timeZone);
    const named = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
    const zoneAt = (iso: string) =>
      named.formatToParts(new Date(iso)).find(({ type }) => type === 'timeZoneName')?.value;
    const dateTime = (iso: string) => `${format.dateTime(iso)}\u00a0${zoneAt(iso) ?? timeZone}`;
    return isOwn ? format : { ...format, dateTime };
  }, [locale, timeZone, isOwn]);
}
