import { startOfDay } from '#/ui/time/zoned-time.ts';

/** By how much the present day would begin later in the other zone; negative where it would begin earlier. In milliseconds. */
export function shiftOfDay(now: Date, before: string, after: string): number {
  return startOfDay(now, after).getTime() - startOfDay(now, before).getTime();
}
