import type { UseMutationResult } from '@tanstack/react-query';
import { type SubmitEventHandler, useRef, useState } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form';
import { problemOf } from '#/ui/api/problem.ts';
import { errorText, landOnFields, serverError } from './server-errors.ts';

export type FormFault<Values extends FieldValues> = { field: Path<Values>; say: () => string };

export type FormSubmitOptions<Values extends FieldValues, Intent, Answer> = {
  form: UseFormReturn<Values>;
  fields: readonly Path<Values>[];
  fieldOfCode?: Partial<Record<string, { field: Path<Values>; message?: () => string }>>;
  mutation: Pick<
    UseMutationResult<Answer, Error, Intent>,
    'mutateAsync' | 'reset' | 'isPending' | 'error'
  >;
  faults?: ((values: Values) => readonly FormFault<Values>[]) | undefined;
  /** Null if it cannot be sent yet: a field has said why. May take its time, as for a file to arrive. */
  prepare: (values: Values) => Intent | null | Promise<Intent | null>;
  onSent: (answer: Answer) => void;
};

/** `missing` as long as a field is empty that must not be, `wrong` if all that is left has a value. */
export type Incomplete = 'missing' | 'wrong' | false;

export type FormSubmit = {
  busy: boolean;
  error: Error | null;
  incomplete: Incomplete;
  onSubmit: SubmitEventHandler;
};

/** Sent again unchanged after a failure, it is the same intent. */
export function useFormSubmit<Values extends FieldValues, Intent, Answer>({
  form,
  fields,
  fieldOfCode = {},
  mutation,
  faults,
  prepare,
  onSent,
}: FormSubmitOptions<Values, Intent, Answer>): FormSubmit {
  const { handleSubmit, setError, control } = form;
  const { errors } = useFormState({ control });
  const [preparing, setPreparing] = useState(false);
  const [failedCheck, setFailedCheck] = useState(false);
  /** State comes too late for two events of the same moment, such as a key held down. */
  const underWay = useRef(false);

  const land = (error: Error) => {
    landOnFields(error, fields, setError);
    const problem = problemOf(error);
    const about = problem && fieldOfCode[problem.code];
    if (!about) return;
    const fault = about.message ? errorText(about.message) : serverError(problem);
    setError(about.field, fault, { shouldFocus: true });
  };
  const showFaults = (values: Values) => {
    // A field says what its own rule finds first.
    const found = (faults?.(values) ?? []).filter(({ field }) => !form.getFieldState(field).error);
    found.forEach(({ field, say }, at) => {
      setError(field, errorText(say), { shouldFocus: at === 0 });
    });
    return found.length > 0;
  };
  const send = async (values: Values) => {
    if (showFaults(values)) return;
    setPreparing(true);
    const intent = await Promise.resolve(prepare(values)).finally(() => setPreparing(false));
    if (intent === null) return;
    await mutation.mutateAsync(intent).then(onSent, land);
  };
  return {
    busy: preparing || mutation.isPending,
    error: mutation.error,
    incomplete: failedCheck && incompleteness(form, errors),
    onSubmit: (event) => {
      event.preventDefault();
      if (underWay.current) return;
      underWay.current = true;
      mutation.reset();
      setFailedCheck(false);
      const refuse = () => {
        setFailedCheck(true);
        showFaults(form.getValues());
      };
      void handleSubmit(send, refuse)().finally(() => {
        underWay.current = false;
      });
    },
  };
}

function incompleteness<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  errors: FieldErrors<Values>,
): Incomplete {
  const faulty = errorPaths(errors);
  if (faulty.length === 0) return false;
  return faulty.some((path) => isEmpty(form.getValues(path as Path<Values>))) ? 'missing' : 'wrong';
}

function errorPaths(errors: object, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const isError = 'type' in error && typeof error.type === 'string';
    return isError ? [prefix + name] : errorPaths(error, `${prefix}${name}.`);
  });
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}
