import { useId } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { FilterField, faultIdOf } from '#/ui/controls/filter-select.tsx';
import { useNativeControls } from '#/ui/controls/native-select.tsx';
import { Select } from '#/ui/controls/select.tsx';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { useTimeZone } from '#/ui/time/use-time.ts';
import {
  type DateRange,
  endsTooSoon,
  type Preset,
  presetNames,
  presets,
  useRangeLabels,
} from './date-presets.ts';
import { daysOf, kindOf } from './range-days.ts';

const CustomDays = lazyPart(async () => (await import('./custom-days.tsx')).CustomDays);

const DaysCalendar = lazyPart(async () => (await import('./days-calendar.tsx')).DaysCalendar);

const isPreset = (value: string): value is Preset => presetNames.some((name) => name === value);

function shownRange(range: DateRange, defaultPreset: Preset | undefined): DateRange {
  const given = defaultPreset && kindOf(range) === 'all' ? presets[defaultPreset] : range;
  const days = defaultPreset && /^now-(\d+)d$/.exec(given.from ?? '')?.[1];
  return days ? { ...given, from: `now-${Number(days) - 1}d` } : given;
}

export type DateRangeFilterProps = DateRange & {
  label: string;
  defaultPreset?: Preset;
  onChange: (range: DateRange) => void;
};

/** Days are days of the configured time zone. */
export function DateRangeFilter({
  label,
  from,
  to,
  defaultPreset,
  onChange,
}: DateRangeFilterProps) {
  const { t } = useTranslation('kit');
  const { timezone } = useSettings();
  const userZone = useTimeZone();
  const native = useNativeControls();
  const id = useId();
  const given = kindOf({ from, to });
  const kind = given === 'all' ? (defaultPreset ?? given) : given;
  const labels = useRangeLabels({ from, to });
  const fault = endsTooSoon({ from, to }, timezone, new Date()) ? t('range.crossed') : undefined;
  const shown = shownRange({ from, to }, defaultPreset);
  const pick = (value: string) => {
    if (value === 'all' || value === defaultPreset) onChange({ from: undefined, to: undefined });
    else if (isPreset(value)) onChange(presets[value]);
    else if (value === 'custom') onChange(daysOf(shown, timezone, new Date()));
  };
  const kinds = [...(defaultPreset ? [] : (['all'] as const)), ...presetNames, 'custom'] as const;
  const options = kinds.map((value) => ({ value: value as string, label: t(`range.${value}`) }));
  if (kind === 'linked' && labels) options.push({ value: 'linked', label: labels });
  return (
    <FilterField id={id} label={label} fault={fault}>
      <div className="flex flex-wrap items-center gap-1.5 in-data-folded:flex-1 max-sm:flex-1">
        <Select
          id={id}
          className="in-data-folded:w-full max-sm:w-full"
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault && faultIdOf(id)}
          value={kind}
          options={options}
          title={t('range.zone', { timezone })}
          onChange={(event) => pick(event.target.value)}
        />
        {userZone !== timezone && kind !== 'all' && kind !== 'custom' && (
          <span className="text-xs text-ink-faint">{timezone}</span>
        )}
        {kind === 'custom' && (
          <>
            <CustomDays from={from} to={to} timezone={timezone} onChange={onChange} />
            {!native && <DaysCalendar from={from} to={to} onChange={onChange} />}
          </>
        )}
      </div>
    </FilterField>
  );
}
