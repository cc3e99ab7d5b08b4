import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, type TextName, useField } from './field.ts';
import { FieldError } from './field-frame.tsx';

/** Four with a sentence each are two rows of two: a row of three would leave one over. */
const evenly = (options: readonly { hint?: string }[]) =>
  options.length === 4 && options.every(({ hint }) => hint !== undefined)
    ? 'grid gap-2 sm:grid-cols-2'
    : 'flex flex-wrap gap-2';

/** One of a few, all visible, each with a word on what it means. */
export function RadioField<Values extends FieldValues, Name extends TextName<Values>>(
  props: FieldProps<Values, Name> & {
    options: readonly { value: string; label: string; hint?: string }[];
  },
) {
  const { field, error, required } = useField(props);
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={required || undefined}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error && `${id}-error`}
      className="flex flex-col gap-1"
    >
      <span id={`${id}-label`} className="font-medium">
        {props.label}
      </span>
      <div className={evenly(props.options)}>
        {props.options.map(({ value, label, hint }, at) => (
          <label
            key={value}
            className="flex min-h-8 flex-1 cursor-pointer gap-2 rounded-md border border-line px-2.5 py-1.5 hover:bg-hover has-checked:border-selection has-checked:bg-selection-surface"
          >
            <input
              type="radio"
              name={id}
              value={value}
              checked={field.value === value}
              ref={at === 0 ? field.ref : undefined}
              className="mt-0.5 size-4 shrink-0 accent-selection"
              onBlur={field.onBlur}
              onChange={() => field.onChange(value)}
            />
            <span className="min-w-0">
              <span className="block whitespace-nowrap">{label}</span>
              {hint !== undefined && <span className="block text-xs text-ink-muted">{hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
