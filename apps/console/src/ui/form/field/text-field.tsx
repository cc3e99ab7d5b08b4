import type { FieldValues } from 'react-hook-form';
import { Input } from '#/core/ui/input.tsx';
import { type FieldProps, type TextName, useField } from './field.ts';
import { FieldFrame } from './field-frame.tsx';

/** One line of text in a form. */
export function TextField<Values extends FieldValues, Name extends TextName<Values>>(
  props: FieldProps<Values, Name> & { autoComplete?: string; readOnly?: boolean },
) {
  const { field, error, required } = useField(props);
  return (
    <FieldFrame label={props.label} hint={props.hint} error={error} required={required}>
      {(control) => (
        <Input
          {...field}
          {...control}
          maxLength={props.maxLength}
          readOnly={props.readOnly}
          autoComplete={props.autoComplete ?? 'off'}
        />
      )}
    </FieldFrame>
  );
}
