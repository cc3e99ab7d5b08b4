import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import {
  MoneyInput,
  type MoneyInputProps,
  type RefusedMoney,
} from '#/kit/money/on-demand/money-input.tsx';
import { type FieldProps, type TextName, useField } from './field.ts';
import { FieldFrame } from './field-frame.tsx';

/** An amount in a form, as a decimal string, with its currency beside it. */
export function MoneyField<Values extends FieldValues, Name extends TextName<Values>>(
  props: FieldProps<Values, Name> & { currency: string } & Pick<MoneyInputProps, 'readTyped'>,
) {
  const { t } = useTranslation(['form', 'kit']);
  const { field, error, required } = useField(props);
  const [refused, setRefused] = useState<RefusedMoney | null>(null);
  const fault = () => {
    // The field is empty then, and the form could say no more of that.
    if (refused?.by === 'typing') return t('kit:amount.unfinished', { text: refused.text });
    if (error !== undefined || refused === null) return error;
    return props.currency === ''
      ? t('kit:amount.notPasted')
      : t('notPasted', { currency: props.currency });
  };
  return (
    <FieldFrame label={props.label} hint={props.hint} error={fault()} required={required}>
      {(control) => (
        <div className="flex items-center gap-2">
          <MoneyInput
            {...field}
            {...control}
            {...(props.readTyped && { readTyped: props.readTyped })}
            currency={props.currency}
            onRefused={setRefused}
            onValueChange={(value) => {
              setRefused(null);
              field.onChange(value);
            }}
          />
          <span className="text-ink-muted empty:hidden">{props.currency}</span>
        </div>
      )}
    </FieldFrame>
  );
}
