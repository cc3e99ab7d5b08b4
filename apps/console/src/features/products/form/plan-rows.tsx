import { type FieldValues, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { MoneyField } from '#/ui/form/field/money-field.tsx';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { TextField } from '#/ui/form/field/text-field.tsx';
import type { ProductKindDefinition } from '../kinds/product-kind-definition.ts';
import { blankPlan } from './product-draft.ts';
import { ProductRows } from './product-rows.tsx';
import { useFaultText } from './use-fault-text.ts';

const plansMax = 10;
const periods = ['week', 'month', 'quarter', 'year'] as const;

type Props = { of: ProductKindDefinition; form: UseFormReturn<FieldValues>; currency: string };

export function PlanRows({ of, form, currency }: Props) {
  const { t } = useTranslation('product');
  const faultText = useFaultText(of, form);
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'plans' });
  return (
    <ProductRows
      rows={fields}
      max={plansMax}
      named={(place) => t('plan.place', { place })}
      removeLabel={(place) => t('plan.remove', { place })}
      addLabel={t('plan.add')}
      onAdd={() => append(blankPlan)}
      onRemove={remove}
    >
      {(at) => (
        <>
          <TextField
            control={control}
            name={`plans.${at}.name`}
            label={t('plan.name')}
            requiredMessage={t('required', { label: t('plan.name') })}
            check={faultText(`plans.${at}.name`)}
            maxLength={40}
          />
          <MoneyField
            control={control}
            name={`plans.${at}.fee`}
            label={t('plan.fee')}
            hint={t('plan.feeHint')}
            currency={currency}
            requiredMessage={t('required', { label: t('plan.fee') })}
          />
          <SelectField
            control={control}
            name={`plans.${at}.period`}
            label={t('plan.period')}
            requiredMessage={t('required', { label: t('plan.period') })}
            placeholder={t('choose')}
            options={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
          />
        </>
      )}
    </ProductRows>
  );
}
