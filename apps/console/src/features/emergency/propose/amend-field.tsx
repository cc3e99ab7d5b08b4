import type { Schemas } from '@brokerdesk/sdk';
import type { Control } from 'react-hook-form';
import { MoneyField } from '#/ui/form/field/money-field.tsx';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { TextField } from '#/ui/form/field/text-field.tsx';
import { TextareaField } from '#/ui/form/field/textarea-field.tsx';
import { type FieldName, fieldTypes, textMax } from '../order/order-fields.ts';
import { useFieldText } from '../order/use-field-text.ts';
import type { AmendDraft } from './amend-draft.ts';

/** One field of an order, typed as what it is. */
export function AmendField({
  control,
  name,
  order,
  now,
}: {
  control: Control<AmendDraft>;
  name: FieldName;
  order: Schemas.AmendableOrder;
  now: string;
}) {
  const { label } = useFieldText(order);
  const { currency } = order;
  const shared = { control, name: `after.${name}`, label: label(name), hint: now } as const;
  switch (fieldTypes[name]) {
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
