import { type Control, useWatch } from 'react-hook-form';
import { readHolidays } from './holiday-lines.ts';
import { MonthCalendar } from './market-calendar.tsx';
import { daysOf, type MarketDraft } from './market-draft.ts';

/** The calendar as it would be, as long as the holidays can be read. */
export function CalendarPreview({ control }: { control: Control<MarketDraft> }) {
  // Every field has a default, so that none is missing.
  const draft = useWatch({ control }) as MarketDraft;
  const holidays = readHolidays(draft.holidays);
  if (!Array.isArray(holidays)) return null;
  return (
    <MonthCalendar
      heading="h3"
      market={{
        timezone: draft.timezone?.value ?? 'UTC',
        trading_days: daysOf(draft),
        holidays,
      }}
    />
  );
}
