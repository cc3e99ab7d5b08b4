import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { problemOf } from '#/kit/api/problem.ts';

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
  for (const { field, message } of fieldErrors) {
    const name = fields.find((known) => known === field);
    if (name === undefined) {
      everyLanded = false;
      continue;
    }
    setError(name, { type: 'server', message }, { shouldFocus: !focused });
    focused = true;
  }
  return everyLanded;
}
