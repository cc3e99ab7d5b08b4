import type { FieldValues } from 'react-hook-form';
import { type FieldProps, type TextName, useField } from './field.ts';
import { FieldFrame } from './field-frame.tsx';
import { Textarea } from './textarea.tsx';

/** Several lines of text in a form. */
export function TextareaField<Values extends FieldValues, Name extends TextName<Values>>(
  props: FieldProps<Values, Name> & { rows?: number },
) {
  const { field, error, required } = useField(props);
  return (
    <FieldFrame label={props.label} hint={props.hint} error={error} required={required}>
      {(control) => (
        <Textarea {...field} {...control} rows={props.rows ?? 3} maxLength={props.maxLength} />
      )}
    </FieldFrame>
  );
}
