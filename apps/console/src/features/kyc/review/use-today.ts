import { useSettings } from '#/core/settings/settings-context.tsx';
import { today } from '#/ui/time/calendar-date.ts';

/** The day that it is in the configured time zone, as `2026-11-21`. */
export function useToday(): string {
  return today(useSettings().timezone);
}
