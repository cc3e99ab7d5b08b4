import type { SdkProblem } from '@brokerdesk/sdk';
import { type ComponentType, useState } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { DialogBody, DialogFooter, type DialogProps } from '#/ui/overlay/dialog.tsx';
import { useUnsaved } from '#/ui/page/use-unsaved.tsx';
import { FormSummary } from '../form-summary.tsx';
import { RestoredDraft, type RestoredDraftProps } from '../restored-draft.tsx';
import { type FormSubmitOptions, useFormSubmit } from '../use-form-submit.ts';
import { DiscardQuestion } from './discard-question.tsx';

const nothing = () => {};

export type FormSurface = ComponentType<DialogProps>;

export type FormOverlayProps<Values extends FieldValues, Intent, Answer> = Pick<
  DialogProps,
  'title' | 'description' | 'children'
> &
  Omit<FormSubmitOptions<Values, Intent, Answer>, 'onSent'> & {
    onClose: () => void;
    /** It has arrived; the form closes by itself. */
    onSent?: (answer: Answer) => void;
    /** On the button that sends it. */
    submit: string;
    failed: string;
    /** A form of `useDraftForm` loses nothing by being closed, and closes without a question. */
    keepsDraft?: boolean;
    /** For a form that restores a draft: the notice that it did. */
    draft?: RestoredDraftProps;
    /** A refusal that the content explains already. */
    told?: SdkProblem | undefined;
  };

/**
 * A form over the page, open as long as it is rendered: sent once, closed when it has arrived. A failure leaves it
 * open with everything typed in it. Half filled in, whatever would close it asks first: its own buttons, the way
 * back, and with its page the tab and the browser.
 */
export function FormOverlay<Values extends FieldValues, Intent, Answer>({
  surface: Surface,
  title,
  description,
  children,
  onClose,
  onSent,
  submit,
  failed,
  keepsDraft = false,
  draft,
  told,
  ...options
}: FormOverlayProps<Values, Intent, Answer> & { surface: FormSurface }) {
  const { t } = useTranslation('form');
  const { isDirty } = useFormState({ control: options.form.control });
  const losesTyped = isDirty && !keepsDraft;
  const [asking, setAsking] = useState(false);
  const { busy, error, incomplete, onSubmit } = useFormSubmit({
    ...options,
    onSent: (answer) => {
      settled();
      onSent?.(answer);
      onClose();
    },
  });
  const settled = useUnsaved(losesTyped, nothing, () => setAsking(!busy));
  const leave = () => {
    if (losesTyped) setAsking(true);
    else onClose();
  };
  return (
    <Surface open onOpenChange={leave} busy={busy} title={title} description={description}>
      <form noValidate className="flex min-h-0 flex-1 flex-col" onSubmit={onSubmit}>
        <DialogBody>
          {draft && <RestoredDraft {...draft} />}
          {children}
        </DialogBody>
        <div className="border-t border-line px-5 py-3 empty:hidden">
          <FormSummary error={error} incomplete={incomplete} failed={failed} told={told} />
        </div>
        <DialogFooter>
          <Button disabled={busy} onClick={leave}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            {submit}
          </Button>
        </DialogFooter>
      </form>
      <DiscardQuestion open={asking} onOpenChange={setAsking} onDiscard={onClose} />
    </Surface>
  );
}
