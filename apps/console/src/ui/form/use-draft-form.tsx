import { useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { firstField } from '#/ui/overlay/overlay.tsx';
import { useUnsaved } from '#/ui/page/use-unsaved.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { keptDrafts } from '../kept-drafts.ts';

export type RestoredDraftProps = {
  restored: boolean;
  startOver: () => void;
};

export function RestoredDraft({ restored, startOver }: RestoredDraftProps) {
  const { t } = useTranslation('form');
  if (!restored) return null;
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-xs text-ink-muted">
      {t('restored.text')}
      <Button
        variant="link"
        size="sm"
        onClick={({ currentTarget }) => {
          startOver();
          // The button is about to go.
          currentTarget.closest('form')?.querySelector<HTMLElement>(firstField)?.focus();
        }}
      >
        {t('restored.startOver')}
      </Button>
    </p>
  );
}

export type DraftForm<Values extends FieldValues> = UseFormReturn<Values> & {
  /** Call it once the form has been sent. */
  forgetDraft: () => void;
  draft: RestoredDraftProps;
};

/** Whether two sets of values say the same; a file never says the same as no file. */
const saysSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Survives closing and an expired session. `name` is the record and the action on it; without a name nothing is kept.
 */
export function useDraftForm<Values extends FieldValues>(
  name: string | undefined,
  blank: DefaultValues<Values>,
  options: Omit<UseFormProps<Values>, 'defaultValues'> = {},
): DraftForm<Values> {
  const person = useSessionUser().id;
  // Whatever is kept under a name was put there by the same form.
  const kept = (name && keptDrafts.read(person, name)) as DefaultValues<Values> | undefined;
  const form = useForm<Values>({ ...options, defaultValues: kept || blank });
  const { subscribe } = form;
  const [nothing] = useState(blank);
  const [unsaved, setUnsaved] = useState(Boolean(kept) && !saysSame(kept, nothing));
  const [restored, setRestored] = useState(unsaved);
  const forget = () => {
    if (name !== undefined) keptDrafts.forget(person, name);
  };
  const settled = useUnsaved(unsaved, forget);
  useEffect(() => {
    if (name === undefined) return;
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const says = !saysSame(values, nothing);
        keptDrafts.keep(person, name, { values: { ...values }, says });
        setUnsaved(says);
      },
    });
  }, [subscribe, person, name, nothing]);
  const forgetDraft = () => {
    forget();
    setUnsaved(false);
    settled();
  };
  const startOver = () => {
    form.reset(nothing, { keepDirtyValues: false, keepDirty: false });
    setRestored(false);
  };
  return { ...form, forgetDraft, draft: { restored, startOver } };
}
