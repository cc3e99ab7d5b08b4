import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { type FieldValues, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { MoneyField } from '#/ui/form/field/money-field.tsx';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { TextField } from '#/ui/form/field/text-field.tsx';
import type { ProductKindDefinition } from '../kinds/product-fields.ts';
import { blankPlan, blankTier } from '../product-draft.ts';
import { useFaultText } from './use-fault-text.ts';

type Props = {
  rows: readonly { id: string }[];
  max: number;
  named: (place: number) => string;
  removeLabel: (place: number) => string;
  addLabel: string;
  onAdd: () => void;
  onRemove: (at: number) => void;
  children: (at: number) => ReactNode;
};

function ProductRows({ rows, max, onAdd, onRemove, children, ...labels }: Props) {
  const id = useId();
  return (
    <div className="flex flex-col gap-3 md:col-span-2">
      <ol className="flex flex-col gap-3">
        {rows.map((row, at) => (
          <li
            key={row.id}
            aria-labelledby={`${id}-${at}`}
            className="rounded-md border border-line p-3"
          >
            <div className="mb-2 flex items-center justify-between gap-3">
              <h3 id={`${id}-${at}`} className="font-medium">
                {labels.named(at + 1)}
              </h3>
              {rows.length > 1 && (
                <IconButton
                  size="sm"
                  label={labels.removeLabel(at + 1)}
                  onClick={() => onRemove(at)}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              )}
            </div>
            <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">{children(at)}</div>
          </li>
        ))}
      </ol>
      {rows.length < max && (
        <Button className="self-start" onClick={onAdd}>
          <Plus aria-hidden="true" />
          {labels.addLabel}
        </Button>
      )}
    </div>
  );
}

const plansMax = 10;
const periods = ['week', 'month', 'quarter', 'year'] as const;

type PlanRowsProps = {
  of: ProductKindDefinition;
  form: UseFormReturn<FieldValues>;
  currency: string;
};

export function PlanRows({ of, form, currency }: PlanRowsProps) {
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

const tiersMax = 20;

type TierRowsProps = {
  of: ProductKindDefinition;
  form: UseFormReturn<FieldValues>;
  currency: string;
};

export function TierRows({ of, form, currency }: TierRowsProps) {
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
