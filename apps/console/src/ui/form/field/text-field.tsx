import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { cn } from '#/core/ui/cn.ts';
import { Input, inputClasses } from '#/core/ui/input.tsx';
import { type FieldProps, type TextName, useField } from './field.ts';
import { FieldFrame } from './field-frame.tsx';

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

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(inputClasses, 'min-h-16 px-2.5 py-1.5 text-sm', className)}
      {...props}
    />
  );
}

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
