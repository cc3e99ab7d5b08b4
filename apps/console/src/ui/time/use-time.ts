import { useLocale } from '#/core/i18n/use-locale.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { type TimeFormat, timeFormatOf } from './format-time.ts';

/** Moments as the user's language writes them, in the configured time zone. */
export function useTime(): TimeFormat {
  return timeFormatOf(useLocale(), useSettings().timezone);
}
