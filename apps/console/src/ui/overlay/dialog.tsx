import * as Primitive from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { useSurface } from '../controls/surface-stack.ts';
import { bottomBar } from './bottom-bar.ts';
import { InDialog } from './dialog-context.ts';
import { focusFirstField, Overlay } from './overlay.tsx';
import { useReturnFocus } from './use-return-focus.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  busy?: boolean;
  role?: 'alertdialog';
  children: ReactNode;
};

/** A click beside it does not close it: a form is not lost by a slip. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, busy = false } = props;
  const returnFocus = useReturnFocus(open);
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <Primitive.Portal>
        <Overlay />
        <Panel
          {...props}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            focusFirstField(event);
          }}
          onCloseAutoFocus={returnFocus.onCloseAutoFocus}
        />
      </Primitive.Portal>
    </Primitive.Root>
  );
}

type PanelProps = DialogProps &
  Pick<Primitive.DialogContentProps, 'onOpenAutoFocus' | 'onCloseAutoFocus'>;

function Panel({
  open: _,
  onOpenChange,
  busy = false,
  title,
  description,
  children,
  ...focus
}: PanelProps) {
  const { t } = useTranslation('kit');
  const onEscape = useSurface(() => !busy && onOpenChange(false));
  return (
    <Primitive.Content
      data-slot="dialog"
      aria-modal="true"
      className="fixed inset-0 z-50 flex animate-fade-in flex-col bg-raised shadow-float md:inset-x-4 md:inset-y-auto md:top-1/2 md:mx-auto md:max-h-[calc(100dvh-3rem)] md:max-w-160 md:-translate-y-1/2 md:rounded-lg"
      {...focus}
      onInteractOutside={(event) => event.preventDefault()}
      onEscapeKeyDown={onEscape}
    >
      <div className="flex items-start gap-3 border-b border-line py-3 pr-3 pl-5">
        <div className="min-w-0 flex-1">
          <Primitive.Title className="text-lg font-semibold">{title}</Primitive.Title>
          <Primitive.Description asChild>
            <div className="break-words text-ink-muted">
              <InDialog value={true}>{description}</InDialog>
            </div>
          </Primitive.Description>
        </div>
        <Primitive.Close asChild>
          <IconButton label={t('close')}>
            <X aria-hidden="true" />
          </IconButton>
        </Primitive.Close>
      </div>
      <InDialog value={true}>{children}</InDialog>
    </Primitive.Content>
  );
}

export function DialogBody({ children }: { children: ReactNode }) {
  return <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>;
}

export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div
      ref={bottomBar}
      className="flex flex-wrap justify-end gap-2 border-t border-line bg-surface px-5 py-3 md:in-data-[slot=dialog]:rounded-b-lg"
    >
      {children}
    </div>
  );
}
