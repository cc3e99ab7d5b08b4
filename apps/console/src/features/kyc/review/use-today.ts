import { useSettings } from '#/boot/settings/settings-context.tsx';
import { toWallTime } from '#/kit/time/zoned-time.ts';

/** The day that it is in the configured time zone, as `2026-11-21`. */
export function useToday(): string {
  const { timezone } = useSettings();
  const { year, month, day } = toWallTime(new Date(), timezone);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}
