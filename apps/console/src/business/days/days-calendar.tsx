import { useTranslation } from '#/core/i18n/use-translation.ts';
import { CalendarButton, RangeCalendar } from '#/ui/calendar/calendar.tsx';
import { isCalendarDay } from '#/ui/time/time-point.ts';
import type { DateRange } from './date-presets.ts';

const dayOf = (point: string | undefined) => (point && isCalendarDay(point) ? point : undefined);

export function DaysCalendar({
  from,
  to,
  onChange,
}: DateRange & { onChange: (range: DateRange) => void }) {
  const { t } = useTranslation('kit');
  return (
    <CalendarButton label={t('calendar.range')}>
      {(close) => (
        <RangeCalendar
          from={dayOf(from)}
          to={dayOf(to)}
          onPick={(first, last) => {
            onChange({ from: first, to: last });
            close();
          }}
        />
      )}
    </CalendarButton>
  );
}
