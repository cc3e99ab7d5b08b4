import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { type FieldProps, useRuledField } from '../field/field.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { Combobox } from './combobox.tsx';
import type { ComboboxOption, ComboboxSource } from './combobox-options.ts';

export type OptionName<Values extends FieldValues> = FieldPathByValue<
  Values,
  ComboboxOption | null
>;

/**
 * One of many in a form, found by typing. The form holds the whole option, so that a draft still
 * shows its name.
 *
 * @example
 * <ComboboxField control={control} name="client" label={label} source={clientSearch(sdk)} … />
 */
export function ComboboxField<Values extends FieldValues, Name extends OptionName<Values>>({
  control,
  name,
  label,
  hint,
  requiredMessage,
  check,
  source,
  placeholder,
}: Pick<FieldProps<Values, never>, 'control' | 'label' | 'hint' | 'requiredMessage'> & {
  name: Name;
  check?: (chosen: ComboboxOption) => string | null;
  source: ComboboxSource;
  placeholder: string;
}) {
  const { field, error } = useRuledField({
    control,
    name,
    rule: (value) => {
      const chosen = value as ComboboxOption | null;
      return chosen === null ? (requiredMessage ?? null) : (check?.(chosen) ?? null);
    },
  });
  return (
    <FieldFrame label={label} hint={hint} error={error} required={requiredMessage !== undefined}>
      {(aria) => (
        <Combobox
          {...aria}
          ref={field.ref}
          source={source}
          placeholder={placeholder}
          // The type of the name says that this is what the field holds.
          value={field.value as ComboboxOption | null}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
}
