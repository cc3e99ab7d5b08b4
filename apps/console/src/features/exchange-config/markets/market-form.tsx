import type { Schemas } from '@brokerdesk/sdk';
import { type Control, useWatch } from 'react-hook-form';
import { PlannedChanges } from '#/business/record/planned-changes.tsx';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { ComboboxField } from '#/ui/form/combobox/combobox-field.tsx';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { SwitchField } from '#/ui/form/field/switch-field.tsx';
import { TextareaField, TextField } from '#/ui/form/field/text-field.tsx';
import { currencies } from '#/ui/money/currencies.ts';
import { MonthCalendar, TradingDayFields, useWeekdayNames } from './market-calendar.tsx';
import { readHolidays, readHours } from './market-days.ts';
import { daysOf, type MarketDraft, saveMarket, toMarket, toMarketDraft } from './market-draft.ts';

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

const options = currencies.map((value) => ({ value, label: value }));
const timeZones = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value }));
const codePattern = /^[A-Z0-9]{2,12}$/;

export function MarketForm({
  market,
  onClose,
}: {
  market: Schemas.Exchange | null;
  onClose: () => void;
}) {
  const { t } = useTranslation(['market', 'form']);
  const names = useWeekdayNames();
  const labels = {
    code: t('column.code'),
    name_zh: t('column.nameZh'),
    name_en: t('column.nameEn'),
    currency: t('column.currency'),
    timezone: t('column.timezone'),
    hours: t('column.hours'),
    settle_days: t('column.settleDays'),
    holidays: t('calendar.title'),
    enabled: t('form.enabled'),
  };
  const edit = useRecordForm({
    record: market,
    toDraft: toMarketDraft,
    labels,
    describe: (draft: MarketDraft) => [
      ...(['code', 'name_zh', 'name_en', 'currency', 'hours', 'settle_days'] as const).map(
        (name) => ({
          label: labels[name],
          text: draft[name].trim(),
        }),
      ),
      { label: labels.timezone, text: draft.timezone?.label ?? '' },
      {
        label: t('form.days'),
        text: daysOf(draft)
          .map((day) => names[day])
          .join(t('detail.comma')),
      },
      { label: labels.holidays, text: draft.holidays.trim().replaceAll('\n', t('detail.comma')) },
      { label: labels.enabled, text: t(draft.enabled ? 'form:change.on' : 'form:change.off') },
    ],
    fieldOfCode: { RECORD_IN_USE: { field: 'code' } },
    write: saveMarket,
    done: ({ code }) => t(market ? 'edit.done' : 'create.done', { code }),
    prepare: (draft, seen) => {
      const body = toMarket(draft);
      return body && { seen, body };
    },
    ...(market === null && { draft: 'market' }),
  });
  const { field } = edit;
  const { control } = edit.form;
  const holidayFault = (text: string) => {
    const read = readHolidays(text);
    if (Array.isArray(read)) return null;
    return t(`form.holidayFault.${read.fault}`, { line: read.line });
  };
  return (
    <RecordForm
      of={edit}
      drawer
      title={market ? t('edit.title', { code: market.code }) : t('create.title')}
      description={t('form.about')}
      submit={t(market ? 'edit.submit' : 'create.submit')}
      failed={t('form.failed')}
      onClose={onClose}
    >
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
        <TextField
          {...field('code')}
          hint={t('form.codeHint')}
          requiredMessage={t('form.codeRequired')}
          check={(typed) => (codePattern.test(typed) ? null : t('form.codeHint'))}
          maxLength={12}
        />
        <SelectField
          {...field('currency')}
          requiredMessage={t('form.currencyRequired')}
          placeholder={t('form.choose')}
          options={options}
        />
        <TextField {...field('name_zh')} requiredMessage={t('form.nameRequired')} maxLength={80} />
        <TextField {...field('name_en')} requiredMessage={t('form.nameRequired')} maxLength={80} />
        <ComboboxField
          {...field('timezone')}
          hint={t('form.timezoneHint')}
          requiredMessage={t('form.timezoneRequired')}
          source={timeZones}
          placeholder={t('form.timezonePlaceholder')}
        />
        <TextField
          {...field('hours')}
          hint={t('form.hoursHint')}
          check={(typed) => (readHours(typed) === null ? t('form.hoursFault') : null)}
          maxLength={80}
        />
        <NumberField
          {...field('settle_days')}
          hint={t('form.settleDaysHint')}
          min="0"
          max="10"
          requiredMessage={t('form.settleDaysRequired')}
        />
      </div>
      <TradingDayFields control={control} />
      <TextareaField
        {...field('holidays')}
        hint={t('form.holidaysHint')}
        check={holidayFault}
        rows={6}
      />
      <CalendarPreview control={control} />
      <SwitchField {...field('enabled')} />
      {market !== null && <PlannedChanges of={edit} />}
    </RecordForm>
  );
}
