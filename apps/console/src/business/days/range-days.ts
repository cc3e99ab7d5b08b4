import { dayOf } from '#/ui/time/calendar-date.ts';
import { isCalendarDay, resolveTimePoint } from '#/ui/time/time-point.ts';
import { type DateRange, type Preset, presetOf } from './date-presets.ts';

type RangeKind = Preset | 'all' | 'custom' | 'linked';

export function kindOf({ from, to }: DateRange): RangeKind {
  if (from === undefined && to === undefined) return 'all';
  const preset = presetOf({ from, to });
  if (preset) return preset;
  return [from, to].every((point) => point === undefined || isCalendarDay(point))
    ? 'custom'
    : 'linked';
}

/** Today alone for all of time. */
export function daysOf({ from, to }: DateRange, timeZone: string, now: Date): DateRange {
  const begin = resolveTimePoint(from ?? 'now', 'from', timeZone, now);
  const end = resolveTimePoint(to ?? 'now', 'to', timeZone, now);
  if (begin === null || end === null) return daysOf({}, timeZone, now);
  // A range that ends at midnight has its last day before that.
  return {
    from: dayOf(new Date(begin), timeZone),
    to: dayOf(new Date(Date.parse(end) - 1), timeZone),
  };
}
