import type { Schemas } from '@brokerdesk/sdk';
import type { ErrorOption, FieldError, FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { serverMessage } from '#/core/i18n/language.ts';
import { problemOf } from '#/ui/api/problem.ts';
import { withTimes } from '#/ui/time/use-time.ts';

export const errorText = (say: () => string): ErrorOption & { say: () => string } => ({
  message: say(),
  say,
});

export const serverError = (fault: Pick<Schemas.FieldError, 'message' | 'messages' | 'times'>) =>
  errorText(() => withTimes(serverMessage(fault), fault.times));

export function fieldMessage(error: (FieldError & { say?: () => string }) | undefined) {
  return error?.say?.() ?? error?.message;
}

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
