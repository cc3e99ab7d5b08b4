import { Lock } from 'lucide-react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ClockedTimeField } from '#/business/market/market-time-field.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { DateField } from '#/ui/form/field/date-field.tsx';
import { MoneyField } from '#/ui/form/field/money-field.tsx';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { RadioField } from '#/ui/form/field/radio-field.tsx';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { TextareaField, TextField } from '#/ui/form/field/text-field.tsx';
import { currencies } from '#/ui/money/currencies.ts';
import { useFieldText } from '../field-text.ts';
import { numberIn, toNumber } from '../kinds/fault.ts';
import { fieldsOf, type ProductKindDefinition } from '../kinds/product-fields.ts';
import { MarketField, type MarketTimes } from './market-fields.tsx';
import { PlanRows, TierRows } from './product-rows.tsx';
import { useFaultText } from './use-fault-text.ts';

function useHint(name: string, draft: FieldValues): string | null {
  const { t } = useTranslation('product');
  if (name === 'limit_up_price') {
    const [close, limit] = [numberIn(draft, 'prev_close'), numberIn(draft, 'limit_up_price')];
    if (close?.gt(0) === true && limit?.gt(close) === true) {
      return t('rise', { percent: limit.minus(close).times(100).div(close).toFixed(2) });
    }
  }
  return t(`hint.${name as 'symbol'}`, { defaultValue: '' }) || null;
}

function FixedField({
  label,
  value,
  hint,
}: {
  label: string;
  value: string | null;
  hint?: string;
}) {
  const { t } = useTranslation('product');
  return (
    <dl className="flex min-w-0 flex-col gap-1">
      <dt className="font-medium">{label}</dt>
      <dd className="break-words">{value ?? '—'}</dd>
      <dd className="flex items-center gap-1 text-xs text-ink-muted">
        {hint === undefined && <Lock aria-hidden="true" className="size-3.5 shrink-0" />}
        {hint ?? t('fixed')}
      </dd>
    </dl>
  );
}

type Props = {
  of: ProductKindDefinition;
  form: UseFormReturn<FieldValues>;
  name: string;
  draft: FieldValues;
  /** Open orders were promised what it holds. */
  isFixed: boolean;
  times: MarketTimes;
};

export function FieldControl({ of, form, name, draft, isFixed, times }: Props) {
  const { t } = useTranslation('product');
  const { label: labelOf, text, choice } = useFieldText();
  const faultText = useFaultText(of, form);
  const hint = useHint(name, draft);
  const field = fieldsOf(of)[name];
  if (field === undefined) return null;
  const label = labelOf(name);
  const currency = String(draft['currency'] ?? '');
  if (isFixed) {
    return <FixedField label={label} value={text(name, field, draft[name], currency)} />;
  }
  if (field.workedOut) {
    return (
      <FixedField
        label={label}
        value={text(name, field, draft[name], currency)}
        {...(hint !== null && { hint })}
      />
    );
  }
  const check = faultText(name);
  const common = {
    control: form.control,
    name,
    label,
    ...(hint !== null && { hint }),
    ...(field.optional !== true && { requiredMessage: requiredMessage(field.type, label) }),
    check,
  };
  const checkFirst = (first: (typed: string) => string | null) => (typed: string) =>
    first(typed) ?? check(typed);
  switch (field.type) {
    case 'text':
      return <TextField {...common} maxLength={field.max} />;
    case 'longText':
      return (
        <div className="md:col-span-2">
          <TextareaField {...common} maxLength={field.max} />
        </div>
      );
    case 'code':
      return <TextField {...common} maxLength={20} check={checkFirst(patternOf(code, 'code'))} />;
    case 'market':
      return <MarketField {...common} onCurrency={(of) => put('currency', of)} />;
    case 'clock':
      return <TextField {...common} maxLength={5} check={checkFirst(patternOf(clock, 'clock'))} />;
    case 'currency':
      return (
        <SelectField
          {...common}
          placeholder={t('choose')}
          options={currencies.map((value) => ({ value, label: value }))}
        />
      );
    case 'price':
    case 'money':
      return (
        <MoneyField
          {...common}
          currency={currency}
          check={checkFirst((typed) =>
            field.type === 'price' && toNumber(typed)?.gt(0) !== true ? t('fault.positive') : null,
          )}
        />
      );
    case 'percent':
      return (
        <NumberField
          {...common}
          decimals={field.negative === true ? 2 : 4}
          min={field.negative === true ? '-999.99' : '0'}
          max="99.9999"
          unit="%"
        />
      );
    case 'nav':
      return (
        <NumberField
          {...common}
          decimals={4}
          check={checkFirst((typed) =>
            toNumber(typed)?.gt(0) === true ? null : t('fault.positive'),
          )}
        />
      );
    case 'count':
      return (
        <NumberField
          {...common}
          min={String(field.min)}
          max={String(field.max)}
          {...(field.unit && { unit: t(`unitName.${field.unit}`) })}
        />
      );
    case 'time':
      return (
        <ClockedTimeField
          {...common}
          openDaysOnly={of.windows.moments.includes(name)}
          clock={{ ...times, closedAt: (at) => times.closedAt(name, at) }}
          onAccept={(at) => put(name, at)}
        />
      );
    case 'day':
      return <DateField {...common} />;
    case 'choice':
      return (
        <SelectField
          {...common}
          placeholder={t('choose')}
          options={field.values.map((value) => ({ value, label: choice(name, value) }))}
        />
      );
    case 'yesNo':
      return (
        <div className="md:col-span-2">
          <RadioField
            {...common}
            options={(['true', 'false'] as const).map((value) => ({
              value,
              label: t(value === 'true' ? 'flexible.yes' : 'flexible.no'),
            }))}
          />
        </div>
      );
    case 'tiers':
      return <TierRows of={of} form={form} currency={currency} />;
    case 'plans':
      return <PlanRows of={of} form={form} currency={currency} />;
  }

  function requiredMessage(type: string, label: string) {
    if (type === 'market') return t('market.required');
    return t(chosen.has(type) ? 'chooseRequired' : 'required', { label });
  }

  function put(field: string, value: string) {
    form.clearErrors(field);
    form.setValue(field, value, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
    if (field === name) form.setFocus(field);
  }

  function patternOf(pattern: RegExp, fault: 'code' | 'clock') {
    return (typed: string) => (pattern.test(typed) ? null : t(`fault.${fault}`));
  }
}

const chosen: ReadonlySet<string> = new Set(['currency', 'choice', 'yesNo']);
const code = /^[A-Z0-9][A-Z0-9.-]{0,19}$/;
const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
