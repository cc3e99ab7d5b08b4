import {
  type FormEventHandler,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { ignoreRepeats, isInFloating } from '#/ui/controls/escape.ts';
import { RestoredDraft, type RestoredDraftProps } from '#/ui/form/use-draft-form.tsx';
import { type ConfirmTone, confirmLook } from '#/ui/overlay/alert-dialog.tsx';
import { firstField } from '#/ui/overlay/overlay.tsx';

export type DecisionFormProps = {
  title: string;
  effect: ReactNode;
  confirm: ReactNode;
  tone: ConfirmTone;
  busy: boolean;
  staleNotice?: ReactNode;
  draft?: RestoredDraftProps;
  onCancel: () => void;
  onSubmit: FormEventHandler;
  children?: ReactNode;
};

export function DecisionForm({
  title,
  effect,
  confirm,
  tone,
  busy,
  staleNotice,
  draft,
  onCancel,
  onSubmit,
  children,
}: DecisionFormProps) {
  const { t } = useTranslation('decision');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(`${firstField}, [type=submit]`)?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    ignoreRepeats(event);
    if (event.nativeEvent.isComposing || event.repeat) return;
    if (event.key === 'Escape' && !busy && !isInFloating(event.target)) onCancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  };
  return (
    <form
      ref={form}
      noValidate
      data-escape=""
      aria-label={title}
      className="flex flex-col gap-3"
      onSubmit={staleNotice ? (event) => event.preventDefault() : onSubmit}
      onKeyDown={onKeyDown}
    >
      <div>
        <h3 className="font-semibold">{title}</h3>
        <div className="mt-0.5 flex flex-col gap-1.5 break-words text-ink-muted">{effect}</div>
      </div>
      {staleNotice}
      {draft && <RestoredDraft {...draft} />}
      {children}
      <div className="flex justify-end gap-2">
        <Button disabled={busy} onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button
          type="submit"
          {...confirmLook(tone)}
          busy={busy}
          // Not `disabled`, which would drop the focus.
          aria-disabled={busy || Boolean(staleNotice)}
        >
          {confirm}
        </Button>
      </div>
    </form>
  );
}
