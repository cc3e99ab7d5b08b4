import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { useUnsaved } from '#/shared/page/use-unsaved.tsx';
import { useSessionUser } from '#/shared/session/session-context.tsx';

/** What people have begun to write, until it is sent or the page is left. Each sees only the own. */
const drafts = new Map<string, unknown>();

export type DraftForm<Values extends FieldValues> = UseFormReturn<Values> & {
  /** Forgets what was written: call it once it has been sent. */
  forgetDraft: () => void;
};

/** Whether two sets of values say the same; a file never says the same as no file. */
const saysSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A form that still holds what was typed when it is closed and opened again, and after an expired
 * session. Closing its page asks first while it holds anything. `name` says what the words are
 * about: the record and what is done to it.
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
  const [nothing] = useState(blank);
  const [unsaved, setUnsaved] = useState(kept !== undefined && !saysSame(kept, nothing));
  const settled = useUnsaved(unsaved, () => void drafts.delete(key));
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          drafts.set(key, { ...values });
          setUnsaved(!saysSame(values, nothing));
        },
      }),
    [subscribe, key, nothing],
  );
  const forgetDraft = () => {
    drafts.delete(key);
    setUnsaved(false);
    settled();
  };
  return { ...form, forgetDraft };
}
