import { useMemo } from 'react';
import { labelKey } from '#/business/list/use-list-labels.ts';
import { useLocale } from '#/core/i18n/use-locale.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { fieldValueText } from './field-value-text.ts';
import type { ProductField } from './kinds/field.ts';

/** Labels and values of the fields of a product as text. */
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
