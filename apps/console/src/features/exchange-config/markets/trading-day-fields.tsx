import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Checkbox } from '#/core/ui/checkbox.tsx';
import { FieldError } from '#/ui/form/field/field-frame.tsx';
import { useRuledField } from '#/ui/form/field/ruled-field.ts';
import { daysOf, type MarketDraft, type Weekday, weekdays } from './market-draft.ts';
import { useWeekdayNames } from './use-weekday-names.ts';

/** On which days of the week the market trades: one at least. */
export function TradingDayFields({ control }: { control: Control<MarketDraft> }) {
  const { t } = useTranslation('market');
  const { error } = useRuledField({
    control,
    name: 'days',
    rule: (days) => (daysOf({ days }).length > 0 ? null : t('form.daysRequired')),
  });
  const id = useId();
  return (
    <fieldset aria-describedby={error && id}>
      <legend className="mb-1 font-medium">{t('form.days')}</legend>
      <div className="flex flex-wrap gap-x-4">
        {weekdays.map((day) => (
          <DayField key={day} control={control} day={day} />
        ))}
      </div>
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}

function DayField({ control, day }: { control: Control<MarketDraft>; day: Weekday }) {
  const names = useWeekdayNames('long');
  const id = useId();
  const { field } = useController({ control, name: `days.d${day}` });
  return (
    <label htmlFor={id} className="flex min-h-8 cursor-pointer items-center gap-2">
      <Checkbox
        id={id}
        checked={field.value}
        onChange={({ target }) => field.onChange(target.checked)}
        onBlur={field.onBlur}
      />
      {names[day]}
    </label>
  );
}
