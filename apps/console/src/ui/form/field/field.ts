import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { type Judge, useRuledField } from './ruled-field.ts';

/** The names of those fields of a form that hold text. */
export type TextName<Values extends FieldValues> = FieldPathByValue<Values, string>;

export type FieldProps<Values extends FieldValues, Name extends TextName<Values>> = {
  control: Control<Values>;
  name: Name;
  label: string;
  hint?: string;
  /** The sentence to show if nothing is filled in; without it the field may stay empty. */
  requiredMessage?: string;
  /** The sentence to show where what is filled in cannot be right; null if it can. */
  check?: (value: string) => string | null;
  maxLength?: number;
};

export function useField<Values extends FieldValues, Name extends TextName<Values>>({
  control,
  name,
  requiredMessage,
  check,
  unread,
  judge,
}: FieldProps<Values, Name> & {
  judge?: Judge<string>;
  unread?: () => string | null;
}) {
  const { field, error } = useRuledField({
    control,
    name,
    rule: (value) => {
      const fault = unread?.() ?? null;
      if (fault !== null) return fault;
      // Blanks are not an answer, and the server would refuse them.
      const text = String(value).trim();
      return text === '' ? (requiredMessage ?? null) : (check?.(text) ?? null);
    },
    judge: judge && (async (value) => judge(String(value).trim())),
  });
  return { field, error, required: requiredMessage !== undefined };
}
