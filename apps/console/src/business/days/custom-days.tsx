import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { DateRange } from './date-presets.ts';
import { DayInput } from './day-input.tsx';

/** From one day to another, both of the configured time zone. */
export function CustomDays({
  from,
  to,
  timezone,
  onChange,
}: DateRange & { timezone: string; onChange: (range: DateRange) => void }) {
  const { t } = useTranslation('kit');
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <DayInput
        label={t('range.from')}
        day={from}
        // A range that ends before it begins would find nothing, and not say why.
        onSettled={(day) => onChange({ from: day, to: day && to && day > to ? day : to })}
      />
      <span aria-hidden="true">–</span>
      <DayInput
        label={t('range.to')}
        day={to}
        onSettled={(day) => onChange({ from: day && from && day < from ? day : from, to: day })}
      />
      <span className="text-xs text-ink-faint">{timezone}</span>
    </div>
  );
}
