import { startOfDay } from '#/ui/time/zoned-time.ts';

/** Difference in the start of the current day, in milliseconds; negative if it begins earlier in the new zone. */
export function shiftOfDay(now: Date, before: string, after: string): number {
  return startOfDay(now, after).getTime() - startOfDay(now, before).getTime();
}
