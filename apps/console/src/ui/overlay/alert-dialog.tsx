import * as Primitive from '@radix-ui/react-alert-dialog';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { ignoreRepeats } from '../controls/escape.ts';
import { useSurface } from '../controls/surface-stack.ts';
import { InDialog } from './dialog-context.ts';
import { focusFirstField, Overlay } from './overlay.tsx';
import { useReturnFocus } from './use-return-focus.ts';

export type ConfirmTone = 'primary' | 'warning' | 'danger';

export const confirmLook = (tone: ConfirmTone) =>
  tone === 'warning'
    ? { variant: null, className: 'bg-warning-text text-surface enabled:hover:opacity-90' }
    : { variant: tone };

export type AlertDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  cancel?: string;
  confirm: ReactNode;
  /** For what is asked about by a key: Enter then goes through with it, once, however long it is held down. */
  focusConfirm?: boolean;
  /** The focus begins in the first field; Ctrl or ⌘ with Enter then goes through with it from anywhere. */
  focusField?: boolean;
  tone?: ConfirmTone;
  confirmable?: boolean;
  busy?: boolean;
  /** The dialog does not close by itself: the caller does, once the work is done. */
  onConfirm: () => void;
  children?: ReactNode;
};

export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, busy = false } = props;
  const returnFocus = useReturnFocus(open);
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <Primitive.Portal>
        <Overlay />
        <Panel {...props} {...returnFocus} />
      </Primitive.Portal>
    </Primitive.Root>
  );
}

type PanelProps = AlertDialogProps & ReturnType<typeof useReturnFocus>;

function Panel({
  onOpenChange,
  title,
  description,
  cancel,
  confirm,
  tone = 'primary',
  confirmable = true,
  busy = false,
  focusConfirm = false,
  focusField = false,
  onConfirm,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
}: PanelProps) {
  const { t } = useTranslation('shell');
  const onEscape = useSurface(() => !busy && onOpenChange(false));
  const confirmButton = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!focusField || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    // A focused button would be pressed as well.
    event.preventDefault();
    if (confirmable && !busy && !event.repeat) onConfirm();
  };
  return (
    <Primitive.Content
      data-slot="alert-dialog"
      // Radix hides what is behind, but does not say so in the one word that checkers look for.
      aria-modal="true"
      onOpenAutoFocus={(event) => {
        onOpenAutoFocus();
        if (focusField) return focusFirstField(event);
        if (!focusConfirm) return;
        event.preventDefault();
        confirmButton.current?.focus();
      }}
      onCloseAutoFocus={onCloseAutoFocus}
      onEscapeKeyDown={onEscape}
      onKeyDown={onKeyDown}
      className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-md -translate-y-1/2 animate-fade-in overflow-y-auto rounded-lg bg-raised p-5 shadow-float"
    >
      <Primitive.Title className="text-lg font-semibold">{title}</Primitive.Title>
      <Primitive.Description asChild>
        <div className="mt-2 text-ink-muted">
          <InDialog value={true}>{description}</InDialog>
        </div>
      </Primitive.Description>
      {children !== undefined && (
        <div className="mt-4 empty:hidden">
          <InDialog value={true}>{children}</InDialog>
        </div>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Primitive.Cancel asChild>
          <Button disabled={busy}>{cancel ?? t('cancel')}</Button>
        </Primitive.Cancel>
        <Button
          ref={confirmButton}
          {...confirmLook(tone)}
          busy={busy}
          disabled={!confirmable}
          onClick={onConfirm}
          onKeyDown={ignoreRepeats}
        >
          {confirm}
        </Button>
      </div>
    </Primitive.Content>
  );
}
