import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { isCalendarDay, resolveTimePoint } from '#/ui/time/time-point.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { type DateRange, presetOf } from './date-presets.ts';

/** A range of time as text; undefined if there is none. */
export function useRangeLabels({ from, to }: DateRange): string | undefined {
  const { t } = useTranslation('kit');
  const { timezone } = useSettings();
  const { date, dateTime } = useTime();
  const preset = presetOf({ from, to });
  if (preset) return t(`range.${preset}`);
  const pointLabels = (point: string) => {
    const moment = resolveTimePoint(point, 'from', timezone, new Date());
    if (moment === null) return point;
    return isCalendarDay(point) ? date(moment) : dateTime(moment);
  };
  if (from === undefined) return to && t('range.until', { to: pointLabels(to) });
  if (to !== undefined && to !== 'now') return `${pointLabels(from)} – ${pointLabels(to)}`;
  const days = /^now-([1-9]\d*)d$/.exec(from)?.[1];
  return days
    ? t('range.lastDays', { count: Number(days) })
    : t('range.since', { from: pointLabels(from) });
}
