import { type FieldValues, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { MoneyField } from '#/ui/form/field/money-field.tsx';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import type { ProductKindDefinition } from '../kinds/product-kind-definition.ts';
import { blankTier } from './product-draft.ts';
import { ProductRows } from './product-rows.tsx';
import { useFaultText } from './use-fault-text.ts';

const tiersMax = 20;

type Props = { of: ProductKindDefinition; form: UseFormReturn<FieldValues>; currency: string };

/** The rates of a saving product, each from an amount on. */
export function TierRows({ of, form, currency }: Props) {
  const { t } = useTranslation('product');
  const faultText = useFaultText(of, form);
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'tiers' });
  return (
    <ProductRows
      rows={fields}
      max={tiersMax}
      named={(place) => t('tier.place', { place })}
      removeLabel={(place) => t('tier.remove', { place })}
      addLabel={t('tier.add')}
      onAdd={() => append(blankTier)}
      onRemove={remove}
    >
      {(at) => (
        <>
          <MoneyField
            control={control}
            name={`tiers.${at}.min`}
            label={t('tier.min')}
            currency={currency}
            requiredMessage={t('required', { label: t('tier.min') })}
            check={faultText(`tiers.${at}.min`)}
          />
          <NumberField
            control={control}
            name={`tiers.${at}.rate`}
            label={t('tier.rate')}
            requiredMessage={t('required', { label: t('tier.rate') })}
            check={faultText(`tiers.${at}.rate`)}
            decimals={4}
            min="0"
            max="99.9999"
            unit="%"
          />
        </>
      )}
    </ProductRows>
  );
}
