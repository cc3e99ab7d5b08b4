import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import {
  type CustomComponents,
  type DateRange,
  DayPicker,
  type DayPickerLocale,
  labelDayButton,
  type PropsBase,
} from 'react-day-picker';
import { enUS } from 'react-day-picker/locale/en-US';
import { zhCN } from 'react-day-picker/locale/zh-CN';
import { useLocale } from '#/core/i18n/language.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { fromCalendarDate, toCalendarDate, today } from '#/ui/time/calendar-date.ts';

const withPlainDay: NonNullable<DayPickerLocale['labels']>['labelDayButton'] = (date, ...rest) =>
  labelDayButton(date, ...rest).replace(/(\d)(?:st|nd|rd|th)\b/, '$1');

const locales = {
  'zh-CN': zhCN,
  'en-US': { ...enUS, labels: { ...enUS.labels, labelDayButton: withPlainDay } },
};
const chevrons = { left: ChevronLeft, right: ChevronRight, up: ChevronDown, down: ChevronDown };

/** Years that the list of years offers; any other can be typed. */
const firstMonth = '1900-01-01';
const lastMonth = '2100-12-31';

const arrow =
  'absolute top-0 inline-flex size-7 items-center justify-center rounded-md text-ink-muted hover:bg-hover hover:text-ink aria-disabled:opacity-40';

const classNames = {
  months: 'flex gap-5',
  month: 'relative',
  month_caption: 'mb-1 flex h-7 items-center justify-center font-medium',
  button_previous: `${arrow} left-0`,
  button_next: `${arrow} right-0`,
  dropdowns: 'flex items-center gap-2',
  dropdown_root:
    'relative inline-flex rounded-sm px-1 hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-focus',
  dropdown: 'absolute inset-0 w-full cursor-pointer appearance-none opacity-0',
  caption_label: 'inline-flex items-center gap-1',
  chevron: 'size-3.5',
  month_grid: 'border-collapse',
  weekday: 'size-8 text-xs font-normal text-ink-faint',
  day: 'p-0 text-center',
  day_button:
    'size-8 rounded-sm hover:bg-hover focus-visible:outline-2 focus-visible:outline-focus disabled:cursor-not-allowed disabled:hover:bg-transparent',
  today: '[&>button]:font-semibold [&>button]:text-link',
  outside: 'text-ink-faint',
  disabled: 'opacity-40',
  selected: '[&>button]:bg-selection [&>button]:text-selection-ink [&>button]:hover:bg-selection',
  range_middle:
    'bg-selection-surface [&>button]:bg-transparent [&>button]:text-ink [&>button]:hover:bg-hover',
};

const components: Partial<CustomComponents> = {
  Chevron: ({ orientation = 'down', className }) => {
    const Icon = chevrons[orientation];
    return <Icon aria-hidden="true" className={className} />;
  },
};

function useCalendar(min = firstMonth, max = lastMonth) {
  const locale = useLocale();
  const { timezone } = useSettings();
  const [first, last] = [toCalendarDate(min), toCalendarDate(max)];
  return {
    locale: locales[locale],
    today: toCalendarDate(today(timezone)),
    startMonth: first,
    endMonth: last,
    disabled: [{ before: first }, { after: last }],
    captionLayout: 'dropdown' as const,
    navLayout: 'around' as const,
    autoFocus: true,
    classNames,
    components,
  } satisfies PropsBase;
}

/** Undefined if it is no day such as `2026-11-21`. */
const dateOf = (day: string | undefined) => (day ? toCalendarDate(day) : undefined);

export type DayCalendarProps = {
  /** As `2026-11-21`, as are the first and the last that can be chosen; empty if there is none. */
  day: string;
  min?: string | undefined;
  max?: string | undefined;
  onPick: (day: string) => void;
};

export function DayCalendar({ day, min, max, onPick }: DayCalendarProps) {
  const calendar = useCalendar(min, max);
  const selected = dateOf(day);
  return (
    <DayPicker
      {...calendar}
      mode="single"
      required
      selected={selected}
      defaultMonth={selected ?? calendar.today}
      onSelect={(date) => onPick(fromCalendarDate(date))}
    />
  );
}

export type RangeCalendarProps = {
  /** As `2026-11-21`. */
  from: string | undefined;
  to: string | undefined;
  onPick: (from: string, to: string) => void;
};

export function RangeCalendar({ from, to, onPick }: RangeCalendarProps) {
  const calendar = useCalendar();
  /** From the first press on: until the second there is no range. */
  const [range, setRange] = useState<DateRange>({ from: dateOf(from), to: dateOf(to) });
  return (
    <DayPicker
      {...calendar}
      mode="range"
      required
      resetOnSelect
      numberOfMonths={2}
      selected={range}
      defaultMonth={range.from ?? range.to ?? calendar.today}
      onSelect={(next) => {
        setRange(next);
        if (next.from && next.to) onPick(fromCalendarDate(next.from), fromCalendarDate(next.to));
      }}
    />
  );
}
