import type { Schemas } from '@brokerdesk/sdk';
import { currentLocale, useLocale } from '#/core/i18n/language.ts';
import { settingsNow, useSettings } from '#/core/settings/settings-context.tsx';
import { ownPreferences, useOwnPreferences } from '#/ui/session/session-context.tsx';

export type TimeFormat = {
  dateTime(iso: string): string;
  /** Day, hour, minute and second, with the name of the time zone. */
  exact(iso: string): string;
  date(iso: string): string;
  /** A day of the calendar, such as one on a document: the same in every time zone. */
  calendarDay(day: string): string;
  ago(iso: string, now: Date): string;
};

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const formats = new Map<string, TimeFormat>();

export function timeFormatOf(locale: string, timeZone: string): TimeFormat {
  const key = `${locale} ${timeZone}`;
  const kept = formats.get(key);
  if (kept) return kept;
  const day = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const minute = { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const dateTime = new Intl.DateTimeFormat(locale, minute);
  const second = new Intl.DateTimeFormat(locale, { ...minute, second: '2-digit' });
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
  const date = new Intl.DateTimeFormat(locale, day);
  const calendarDay = new Intl.DateTimeFormat(locale, { ...day, timeZone: 'UTC' });
  const relative = new Intl.RelativeTimeFormat(locale);
  const format: TimeFormat = {
    dateTime: (iso) => dateTime.format(new Date(iso)),
    exact(iso) {
      const at = new Date(iso);
      // Some languages put the zone between day and time, which separates the two.
      const name = zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
      // The time keeps its zone: a narrow column breaks between day and time.
      return `${second.format(at)}\u00a0${name ?? timeZone}`;
    },
    date: (iso) => date.format(new Date(iso)),
    calendarDay: (date) => calendarDay.format(new Date(date)),
    ago(iso, now) {
      // A clock that is behind the server's must not show the future.
      const passed = Math.max(0, now.getTime() - Date.parse(iso));
      const [unit, ms] = units.find(([, length]) => passed >= length) ?? ['minute', 60_000];
      return relative.format(-Math.floor(passed / ms), unit);
    },
  };
  formats.set(key, format);
  return format;
}

export function useTimeZone(): string {
  const { timezone } = useSettings();
  return useOwnPreferences().timezone ?? timezone;
}

export function useTime(): TimeFormat {
  return timeFormatOf(useLocale(), useTimeZone());
}

export function withTimes(sentence: string, times: readonly Schemas.Time[] = []): string {
  return times.reduce((text, time) => {
    const timeZone = ownPreferences.read().timezone ?? settingsNow?.timezone ?? 'UTC';
    const { dateTime } = timeFormatOf(currentLocale(), timeZone);
    return text.replaceAll(time, dateTime(time));
  }, sentence);
}
