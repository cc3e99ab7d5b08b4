import type { FieldValues } from 'react-hook-form';
import { Select, type SelectOption } from '#/ui/controls/select.tsx';
import { type FieldProps, type TextName, useField } from './field.ts';
import { FieldFrame } from './field-frame.tsx';

export function SelectField<Values extends FieldValues, Name extends TextName<Values>>(
  props: FieldProps<Values, Name> & {
    placeholder: string;
    options: readonly SelectOption[];
    onPick?: (value: string) => void;
  },
) {
  const { field, error, required } = useField(props);
  return (
    <FieldFrame label={props.label} hint={props.hint} error={error} required={required}>
      {(control) => (
        <Select
          {...field}
          {...control}
          onChange={(event) => {
            props.onPick?.(event.target.value);
            field.onChange(event);
          }}
          options={[{ value: '', label: props.placeholder }, ...props.options]}
        />
      )}
    </FieldFrame>
  );
}
