import type { Schemas } from '@brokerdesk/sdk';
import type { ErrorOption, FieldError, FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { currentLocale } from '#/boot/language.ts';
import { problemOf } from '#/kit/api/problem.ts';

/** What the server says of a field, in each language. */
export const serverError = ({
  message,
  messages: types,
}: Pick<Schemas.FieldError, 'message' | 'messages'>): ErrorOption => ({
  type: 'server',
  message,
  ...(types && { types }),
});

/** The sentence at a field: the server's in the language of now. */
export function fieldMessage(error: FieldError | undefined): string | undefined {
  const inLanguage = error?.types?.[currentLocale()];
  return typeof inLanguage === 'string' ? inLanguage : error?.message;
}

/**
 * Puts what the server says about fields on the fields of the form, and the focus on the first.
 * False where it says something that no field of the form can show: the form then says it whole.
 */
export function landOnFields<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  const fieldErrors = problemOf(error)?.errors ?? [];
  let focused = false;
  let everyLanded = fieldErrors.length > 0;
  for (const fault of fieldErrors) {
    const name = fields.find((known) => known === fault.field);
    if (name === undefined) {
      everyLanded = false;
      continue;
    }
    setError(name, serverError(fault), { shouldFocus: !focused });
    focused = true;
  }
  return everyLanded;
}
