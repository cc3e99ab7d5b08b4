import type { Schemas } from '@brokerdesk/sdk';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { labelKey } from '#/business/list/use-list-labels.ts';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import type { ProductField } from './kinds/product-fields.ts';

export type ValueFormat = {
  t: TFunction<['product']>;
  amount: (amount: string, least?: number) => string;
  money: (amount: string, currency: string, least?: number) => string;
  exact: (iso: string) => string;
  calendarDay: (day: string) => string;
  separator: string;
};

export const navDigits = 4;

type Write = (
  format: ValueFormat,
  value: { name: string; plain: string; field: ProductField; currency: string },
) => string;

const isTime = (text: string) => !Number.isNaN(Date.parse(text));

const inMoney: Write = ({ money }, { plain, currency }) => money(plain, currency);

const writers: Readonly<Partial<Record<ProductField['type'], Write>>> = {
  price: inMoney,
  money: inMoney,
  percent: ({ amount }, { plain }) => `${amount(plain, 2)}%`,
  nav: ({ money }, { plain, currency }) => money(plain, currency, navDigits),
  count: ({ t, amount }, { plain, field }) => {
    const figure = amount(plain);
    return field.type !== 'count' || field.unit === undefined
      ? figure
      : t(`product:unit.${field.unit}`, { count: Number(plain), figure });
  },
  time: ({ exact }, { plain }) => (isTime(plain) ? exact(plain) : plain),
  day: ({ calendarDay }, { plain }) => (isTime(plain) ? calendarDay(plain) : plain),
  choice: ({ t }, { name, plain }) =>
    t(`product:${labelKey(name) as 'payout'}.${plain as 'daily'}`, { defaultValue: plain }),
  yesNo: ({ t }, { plain }) => t(plain === 'true' ? 'product:flexible.yes' : 'product:flexible.no'),
};

/** Null if there is nothing to say. */
export function fieldValueText(
  format: ValueFormat,
  {
    name,
    field,
    value,
    currency,
  }: { name: string; field: ProductField; value: unknown; currency: string },
): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) {
    return value.map((row) => rowText(format, field, row, currency)).join(format.separator);
  }
  const plain = String(value);
  return writers[field.type]?.(format, { name, plain, field, currency }) ?? plain;
}

function rowText(
  { t, amount, money }: ValueFormat,
  field: ProductField,
  row: unknown,
  currency: string,
) {
  // The rows of a field of tiers are tiers, those of a field of plans are plans.
  if (field.type === 'tiers') {
    const { min, rate } = row as Schemas.SavingTier;
    return t('product:tier.text', {
      min: money(min || '0', currency),
      rate: amount(rate, 2),
    });
  }
  const { name, fee, period } = row as Schemas.AiPlan;
  return t('product:plan.text', {
    name,
    fee: money(fee || '0', currency),
    period: t(`product:period.${period}`),
  });
}

export function useFieldText() {
  const { t } = useTranslation(['product']);
  const { amount, money } = useMoney();
  const { exact, calendarDay } = useTime();
  const separator = useLocale() === 'zh-CN' ? '；' : '; ';
  return useMemo(() => {
    const format = { t, amount, money, exact, calendarDay, separator };
    return {
      separator,
      label: (name: string) => t(`column.${labelKey(name) as 'name'}`, { defaultValue: name }),
      choice: (name: string, value: string) =>
        t(`${labelKey(name) as 'payout'}.${value as 'daily'}`, { defaultValue: value }),
      /** Null if there is nothing to say. */
      text: (name: string, field: ProductField, value: unknown, currency: string) =>
        fieldValueText(format, { name, field, value, currency }),
    };
  }, [t, amount, money, exact, calendarDay, separator]);
}
