import type { Schemas } from '@brokerdesk/sdk';
import { useMemo } from 'react';
import { useLocale } from '#/boot/i18n/use-locale.ts';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { labelKey } from '#/kit/list/use-list-labels.ts';
import { useMoney } from '#/kit/money/use-money.ts';
import { useTime } from '#/kit/time/use-time.ts';
import type { ProductField } from './kinds/field.ts';

/** Labels and values of the fields of a product as text. */
export type FieldText = ReturnType<typeof useFieldText>;

export function useFieldText() {
  const { t } = useTranslation('product');
  const { amount, money } = useMoney();
  const { exact, calendarDay } = useTime();
  const locale = useLocale();
  return useMemo(() => {
    const label = (name: string) => t(`column.${labelKey(name) as 'name'}`, { defaultValue: name });
    const choice = (name: string, value: string) =>
      t(`choice.${name as 'risk'}.${value as '1'}`, { defaultValue: value });
    /** Null where there is nothing to say. */
    const text = (
      name: string,
      field: ProductField,
      value: unknown,
      currency: string,
    ): string | null => {
      if (value === null || value === undefined || value === '') return null;
      if (Array.isArray(value)) return rows(field, value, currency);
      const plain = String(value);
      switch (field.type) {
        case 'price':
        case 'money':
          return money(plain, currency);
        case 'percent':
          return `${amount(plain)}%`;
        case 'nav':
          return amount(plain);
        case 'count': {
          const figure = amount(plain);
          return field.unit === undefined
            ? figure
            : t(`unit.${field.unit}`, { count: Number(plain), figure });
        }
        case 'time':
          return Number.isNaN(Date.parse(plain)) ? plain : exact(plain);
        case 'day':
          return Number.isNaN(Date.parse(plain)) ? plain : calendarDay(plain);
        case 'choice':
          return choice(name, plain);
        case 'yesNo':
          return t(plain === 'true' ? 'flexible.yes' : 'flexible.no');
        default:
          return plain;
      }
    };
    const rows = (field: ProductField, value: readonly unknown[], currency: string): string =>
      value
        .map((row) => {
          // The rows of a field of tiers are tiers, those of a field of plans are plans.
          if (field.type === 'tiers') {
            const { min, rate } = row as Schemas.SavingTier;
            return t('tier.text', { min: money(min || '0', currency), rate });
          }
          const { name, fee, period } = row as Schemas.AiPlan;
          return t('plan.text', {
            name,
            fee: money(fee || '0', currency),
            period: t(`period.${period}`),
          });
        })
        .join(locale === 'zh-CN' ? '；' : '; ');
    return { label, text, choice };
  }, [t, amount, money, exact, calendarDay, locale]);
}
