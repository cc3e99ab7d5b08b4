import type { Schemas } from '@brokerdesk/sdk';
import type { UseFormReturn } from 'react-hook-form';
import { MarketTimeField } from '#/business/market/market-time-field.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { MoneyField } from '#/ui/form/field/money-field.tsx';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { TextareaField, TextField } from '#/ui/form/field/text-field.tsx';
import {
  type FieldName,
  fieldTypes,
  isRequired,
  textMax,
  useFieldText,
} from '../order/order-fields.ts';
import type { AmendDraft } from './amend-draft.ts';

export function AmendField({
  form: { control, setValue },
  name,
  order,
  now,
}: {
  form: Pick<UseFormReturn<AmendDraft>, 'control' | 'setValue'>;
  name: FieldName;
  order: Schemas.AmendableOrder;
  now: string;
}) {
  const { label } = useFieldText(order);
  const { currency } = order;
  const { t } = useTranslation('emergency');
  const required = isRequired(name) && {
    requiredMessage: t('propose.required', { field: label(name) }),
  };
  const shared = {
    control,
    name: `after.${name}`,
    label: label(name),
    hint: now,
    ...required,
  } as const;
  switch (fieldTypes[name]) {
    case 'pieces':
      return <NumberField {...shared} min="1" />;
    case 'time':
      return (
        <MarketTimeField
          {...shared}
          market={order.market}
          onAccept={(at) => setValue(shared.name, at, { shouldDirty: true, shouldValidate: true })}
        />
      );
    case 'choice': {
      const field = order.fields.find((one) => one.name === name);
      const values = [field?.value ?? '', ...(field?.options ?? [])];
      return (
        <SelectField
          {...shared}
          options={values.map((value) => ({ value, label: value }))}
          placeholder={t('choose')}
          requiredMessage={t('propose.required', { field: label(name) })}
        />
      );
    }
    case 'money':
      return <MoneyField {...shared} currency={currency} />;
    case 'signed':
      return <NumberField {...shared} decimals={2} unit={currency} />;
    case 'price':
      return <NumberField {...shared} decimals={8} min="0" unit={currency} />;
    case 'words':
      return <TextareaField {...shared} maxLength={textMax.remark} />;
    case 'text':
      return <TextField {...shared} maxLength={textMax[name as keyof typeof textMax]} />;
  }
}
