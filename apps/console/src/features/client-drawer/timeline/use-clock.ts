import { useMemo } from 'react';
import { useLocale } from '#/boot/i18n/use-locale.ts';
import { useSettings } from '#/boot/settings/settings-context.tsx';

/** Hour and minute of a moment whose day is said elsewhere. */
export function useClock(): (iso: string) => string {
  const locale = useLocale();
  const { timezone: timeZone } = useSettings();
  return useMemo(() => {
    const parts = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    const format = new Intl.DateTimeFormat(locale, parts);
    return (iso) => format.format(new Date(iso));
  }, [locale, timeZone]);
}
