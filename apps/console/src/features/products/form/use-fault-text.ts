import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { useFieldText } from '../field-text.ts';
import type { Fault } from '../kinds/fault.ts';
import { fieldsOf, type ProductKindDefinition } from '../kinds/product-fields.ts';
import { faultsOf } from '../product-draft.ts';

export function useFaultLabel(of: ProductKindDefinition) {
  const { t } = useTranslation('product');
  const { label } = useFieldText();
  const { money, rate } = useMoney();
  const limitText = (name: string, limit: string, currency: string) => {
    const type = fieldsOf(of)[name]?.type ?? '';
    const isMoney = ['price', 'money'].includes(type) || /^tiers\.\d+\.min$/.test(name);
    return isMoney && currency !== '' ? money(limit, currency) : rate(limit);
  };
  return ({ field, code, limit, other }: Fault, currency: string): string => {
    const labels = {
      limit: limit === undefined ? '' : limitText(field, limit, currency),
      other: other === undefined ? '' : label(other),
    };
    return other === undefined
      ? t(`fault.${code}`, labels)
      : t(`faultBeside.${code as 'TIME_TOO_EARLY'}`, labels);
  };
}

export function useFaultText(of: ProductKindDefinition, form: UseFormReturn<FieldValues>) {
  const faultLabel = useFaultLabel(of);
  return (name: string) =>
    (_typed: string): string | null => {
      const fault = faultsOf(of, form.getValues()).find(({ field }) => field === name);
      return fault === undefined
        ? null
        : faultLabel(fault, String(form.getValues('currency') ?? ''));
    };
}
