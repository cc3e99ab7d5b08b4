import { type ComponentProps, type KeyboardEvent, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, type TextName, useField } from './field.ts';
import { FieldError } from './field-frame.tsx';

const evenly = (options: readonly { hint?: string }[]) =>
  options.length === 4 && options.every(({ hint }) => hint !== undefined)
    ? 'grid gap-2 sm:grid-cols-2'
    : 'flex flex-wrap gap-2';

const oneLine =
  'flex gap-2 max-md:-m-1 max-md:overflow-x-auto max-md:p-1 max-md:*:shrink-0 md:flex-wrap';

export const valuesIn = (value: string): string[] => value.split(',').filter(Boolean);

function chooseByDigit(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
  if (event.repeat || !/^[1-9]$/.test(event.key)) return;
  const options = event.currentTarget.querySelectorAll<HTMLInputElement>('input');
  const option = options[Number(event.key) - 1];
  if (option === undefined) return;
  event.preventDefault();
  option.focus();
  option.click();
}

export function RadioField<Values extends FieldValues, Name extends TextName<Values>>(
  props: FieldProps<Values, Name> & {
    options: readonly { value: string; label: string; hint?: string }[];
    /** Several may be chosen, joined by commas in the value. */
    several?: boolean;
    digits?: boolean;
  },
) {
  const { field, error, required } = useField(props);
  const { options, several = false, digits = false } = props;
  const id = useId();
  const chosen = several ? valuesIn(field.value) : [field.value];
  const choose = (value: string, checked: boolean) => {
    if (!several) return field.onChange(value);
    const next = options.filter((one) =>
      one.value === value ? checked : chosen.includes(one.value),
    );
    field.onChange(next.map((one) => one.value).join());
  };
  const group: ComponentProps<'div'> = {
    role: several ? 'group' : 'radiogroup',
    'aria-labelledby': `${id}-label`,
    ...(!several && {
      'aria-required': required || undefined,
      'aria-invalid': error !== undefined || undefined,
    }),
    ...(digits && { onKeyDown: chooseByDigit }),
  };
  return (
    <div {...group} aria-describedby={error && `${id}-error`} className="flex flex-col gap-1">
      <span id={`${id}-label`} className="font-medium">
        {props.label}
      </span>
      <div className={digits ? oneLine : evenly(options)}>
        {options.map(({ value, label, hint }, at) => (
          <label
            key={value}
            className="flex min-h-8 flex-1 cursor-pointer gap-2 rounded-md border border-line px-2.5 py-1.5 hover:bg-hover has-checked:border-selection has-checked:bg-selection-surface"
          >
            <input
              type={several ? 'checkbox' : 'radio'}
              name={id}
              value={value}
              checked={chosen.includes(value)}
              ref={at === 0 ? field.ref : undefined}
              {...(digits && at < 9 && { 'aria-keyshortcuts': String(at + 1) })}
              className="mt-0.5 size-4 shrink-0 accent-selection"
              onBlur={field.onBlur}
              onChange={({ target }) => choose(value, target.checked)}
            />
            <span className="min-w-0">
              <span className="block whitespace-nowrap">{label}</span>
              {hint !== undefined && <span className="block text-xs text-ink-muted">{hint}</span>}
            </span>
            {digits && at < 9 && (
              <span
                aria-hidden="true"
                className="ml-auto text-xs leading-5 text-ink-faint tabular-nums max-lg:hidden"
              >
                {at + 1}
              </span>
            )}
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
