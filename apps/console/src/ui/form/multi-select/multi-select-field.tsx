import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import type { ComboboxOption, ComboboxSource } from '../combobox/combobox-options.ts';
import type { FieldProps } from '../field/field.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { useRuledField } from '../field/ruled-field.ts';
import { MultiSelect } from './multi-select.tsx';

/** The names of those fields of a form that hold several of many. */
export type OptionsName<Values extends FieldValues> = FieldPathByValue<
  Values,
  readonly ComboboxOption[]
>;

/**
 * Several of many in a form, found by typing. The form holds the whole options, in the order in which
 * they were chosen, so that a draft still shows their names.
 *
 * @example
 * <MultiSelectField control={control} name="roles" label={label} source={roles} placeholder={…} />
 */
export function MultiSelectField<Values extends FieldValues, Name extends OptionsName<Values>>({
  control,
  name,
  label,
  hint,
  requiredMessage,
  source,
  placeholder,
  max,
}: Pick<FieldProps<Values, never>, 'control' | 'label' | 'hint' | 'requiredMessage'> & {
  name: Name;
  source: ComboboxSource;
  placeholder: string;
  max?: number;
}) {
  const { field, error } = useRuledField({
    control,
    name,
    rule: (value) => (value.length === 0 ? (requiredMessage ?? null) : null),
  });
  return (
    <FieldFrame label={label} hint={hint} error={error} required={requiredMessage !== undefined}>
      {(aria) => (
        <MultiSelect
          {...aria}
          ref={field.ref}
          source={source}
          placeholder={placeholder}
          max={max}
          // The type of the name says that this is what the field holds.
          value={field.value as readonly ComboboxOption[]}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
}
