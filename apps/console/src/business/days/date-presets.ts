import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { isCalendarDay, resolveTimePoint } from '#/ui/time/time-point.ts';
import { timeFormatOf } from '#/ui/time/use-time.ts';

export type DateRange = { from?: string | undefined; to?: string | undefined };

export const presets = {
  today: { from: 'now/d', to: undefined },
  yesterday: { from: 'now-1d/d', to: 'now/d' },
  days7: { from: 'now-7d', to: undefined },
  days30: { from: 'now-30d', to: undefined },
  days90: { from: 'now-90d', to: undefined },
  month: { from: 'now/M', to: undefined },
  quarter: { from: 'now/Q', to: undefined },
  year: { from: 'now/y', to: undefined },
  lastMonth: { from: 'now-1M/M', to: 'now/M' },
  lastQuarter: { from: 'now-1Q/Q', to: 'now/Q' },
  months12: { from: 'now-12M/d', to: undefined },
} as const satisfies Record<string, DateRange>;

export type Preset = keyof typeof presets;

// The keys of a literal are exactly the keys of its type.
export const presetNames = Object.keys(presets) as Preset[];

export function presetOf({ from, to }: DateRange): Preset | undefined {
  return presetNames.find((name) => presets[name].from === from && presets[name].to === to);
}

export function endsTooSoon({ from, to }: DateRange, timeZone: string, now: Date): boolean {
  if (from === undefined || to === undefined) return false;
  const begin = resolveTimePoint(from, 'from', timeZone, now);
  const end = resolveTimePoint(to, 'to', timeZone, now);
  return begin !== null && end !== null && begin >= end;
}

export function useRangeLabels({ from, to }: DateRange): string | undefined {
  const { t } = useTranslation('kit');
  const { timezone } = useSettings();
  const { date, dateTime } = timeFormatOf(useLocale(), timezone);
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
