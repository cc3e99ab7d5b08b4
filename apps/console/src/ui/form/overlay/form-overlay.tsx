import type { SdkProblem } from '@brokerdesk/sdk';
import { type ComponentType, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { isInFloating } from '#/ui/controls/escape.ts';
import { AlertDialog } from '#/ui/overlay/alert-dialog.tsx';
import { Dialog, DialogBody, DialogFooter, type DialogProps } from '#/ui/overlay/dialog.tsx';
import { firstField } from '#/ui/overlay/overlay.tsx';
import { useUnsaved } from '#/ui/page/use-unsaved.tsx';
import { FormSummary } from '../form-summary.tsx';
import { RestoredDraft, type RestoredDraftProps } from '../use-draft-form.tsx';
import { type FormSubmitOptions, useFormSubmit } from '../use-form-submit.ts';
import { DrawerSurface } from './drawer-surface.tsx';

export function DiscardQuestion({
  open,
  onOpenChange,
  onDiscard,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDiscard: () => void;
}) {
  const { t } = useTranslation('form');
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('discard.title')}
      description={t('discard.text')}
      cancel={t('discard.keep')}
      confirm={t('discard.confirm')}
      tone="danger"
      onConfirm={onDiscard}
    />
  );
}

const nothing = () => {};

type FormSurface = ComponentType<DialogProps>;

type FormOverlayProps<Values extends FieldValues, Intent, Answer> = Pick<
  DialogProps,
  'title' | 'description' | 'children'
> &
  Omit<FormSubmitOptions<Values, Intent, Answer>, 'onSent'> & {
    onClose: () => void;
    onSent?: (answer: Answer) => void;
    submit: string;
    /** On the button that closes it, if "Cancel" could be misread as the action. */
    cancel?: string | undefined;
    failed: string;
    /** A form of `useDraftForm` loses nothing by being closed. */
    keepsDraft?: boolean;
    draft?: RestoredDraftProps;
    told?: SdkProblem | undefined;
  };

function FormOverlay<Values extends FieldValues, Intent, Answer>({
  surface: Surface,
  title,
  description,
  children,
  onClose,
  onSent,
  submit,
  cancel,
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
            {cancel ?? t('cancel')}
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

/** Open as long as it is rendered. Closing it half filled in asks first, unless a draft is kept. */
export function FormDialog<Values extends FieldValues, Intent, Answer>(
  props: FormOverlayProps<Values, Intent, Answer>,
) {
  return <FormOverlay surface={Dialog} {...props} />;
}

/**
 * A long form in a drawer, which takes the same as `FormDialog` and does the same. It may be opened
 * from another drawer, and lies over it then.
 *
 * @example
 * <FormDrawer title={title} description={client.full_name} submit={label} form={form} … />
 */
export function FormDrawer<Values extends FieldValues, Intent, Answer>(
  props: FormOverlayProps<Values, Intent, Answer>,
) {
  return <FormOverlay surface={DrawerSurface} {...props} />;
}

export function FormPane<Values extends FieldValues, Intent, Answer>(
  props: FormOverlayProps<Values, Intent, Answer>,
) {
  return <FormOverlay surface={Pane} {...props} />;
}

const Pane: FormSurface = ({ onOpenChange, busy = false, title, description, children }) => {
  const titleId = useId();
  const pane = useRef<HTMLElement>(null);
  useEffect(() => pane.current?.querySelector<HTMLElement>(firstField)?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, repeat, nativeEvent, target } = event;
    if (key !== 'Escape' || repeat || nativeEvent.isComposing) return;
    const isForField =
      isInFloating(target) ||
      (target instanceof Element && target.matches('[role=combobox][aria-expanded=true]'));
    if (!busy && !isForField) onOpenChange(false);
  };
  return (
    <section
      ref={pane}
      aria-labelledby={titleId}
      data-escape=""
      className="flex min-h-0 flex-1 flex-col"
      onKeyDown={onKeyDown}
    >
      <div className="border-b border-line px-5 py-3">
        <h3 id={titleId} className="font-semibold">
          {title}
        </h3>
        <div className="mt-0.5 break-words text-ink-muted">{description}</div>
      </div>
      {children}
    </section>
  );
};
