import { useRef } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathByValue,
  type FieldPathValue,
  type FieldValues,
  type RegisterOptions,
  type UseControllerReturn,
  useController,
} from 'react-hook-form';
import { fieldMessage } from '../server-errors.ts';

/** Null if nothing is wrong. */
export type Judge<Value> = (value: Value) => Promise<(() => string) | null>;

type Ruled<Values extends FieldValues, Name extends FieldPath<Values>> = {
  control: Control<Values>;
  name: Name;
  rule: (value: FieldPathValue<Values, Name>) => string | null;
  judge?: Judge<FieldPathValue<Values, Name>> | undefined;
};

export function useRuledField<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  rule,
  judge,
}: Ruled<Values, Name>): Pick<UseControllerReturn<Values, Name>, 'field'> & {
  error: string | undefined;
} {
  const judged = useRef<() => string>(undefined);
  const ask = async (value: FieldPathValue<Values, Name>) => {
    judged.current = (await judge?.(value)) ?? undefined;
    return judged.current?.() ?? true;
  };
  const rules: RegisterOptions<Values, Name> = {
    validate: (value) => rule(value) ?? (judge ? ask(value) : true),
  };
  const { field, fieldState } = useController({ control, name, rules });
  const isBroken = fieldState.error?.type === 'validate';
  const now = isBroken ? (rule(field.value) ?? judged.current?.()) : undefined;
  return { field, error: now ?? fieldMessage(fieldState.error) };
}

export type TextName<Values extends FieldValues> = FieldPathByValue<Values, string>;

export type FieldProps<Values extends FieldValues, Name extends TextName<Values>> = {
  control: Control<Values>;
  name: Name;
  label: string;
  hint?: string;
  requiredMessage?: string;
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
