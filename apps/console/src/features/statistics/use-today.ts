import { useCallback, useSyncExternalStore } from 'react';
import { today } from '#/ui/time/calendar-date.ts';
import { startOfDay } from '#/ui/time/zoned-time.ts';

/** The day as `2026-11-21` that it is in the time zone: the next one from midnight on, on a page that stays open too. */
export function useToday(timeZone: string): string {
  const untilMidnight = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        const midnight = startOfDay(new Date(), timeZone, 1).getTime();
        timer = setTimeout(() => {
          onChange();
          wait();
        }, midnight - Date.now());
      };
      wait();
      return () => clearTimeout(timer);
    },
    [timeZone],
  );
  return useSyncExternalStore(untilMidnight, () => today(timeZone));
}
