import { useEffect } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { useSessionUser } from '#/shared/session/session-context.tsx';

/** What people have begun to write, until it is sent or the page is left. Each sees only the own. */
const drafts = new Map<string, unknown>();

export type DraftForm<Values extends FieldValues> = UseFormReturn<Values> & {
  /** Forgets what was written: call it once it has been sent. */
  forgetDraft: () => void;
};

/**
 * A form that still holds what was typed when it is closed and opened again, and after an expired
 * session. `name` says what the words are about: the record and what is done to it.
 */
export function useDraftForm<Values extends FieldValues>(
  name: string,
  blank: DefaultValues<Values>,
): DraftForm<Values> {
  const key = `${useSessionUser().id} ${name}`;
  // Whatever stands under a name was put there by the same form.
  const kept = drafts.get(key) as DefaultValues<Values> | undefined;
  const form = useForm<Values>({ defaultValues: kept ?? blank });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => void drafts.set(key, { ...values }),
      }),
    [subscribe, key],
  );
  return { ...form, forgetDraft: () => void drafts.delete(key) };
}
