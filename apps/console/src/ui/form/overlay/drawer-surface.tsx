import * as Primitive from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { useWideScreen } from '#/ui/controls/use-wide-screen.ts';
import type { DialogProps } from '#/ui/overlay/dialog.tsx';
import { DrawerEdge } from '#/ui/overlay/drawer-edge.tsx';
import { focusFirstField, Overlay } from '#/ui/overlay/overlay.tsx';
import { useDrawerSurface, useDrawerWidth } from '#/ui/overlay/use-drawer-surface.ts';
import { useReturnFocus } from '#/ui/overlay/use-return-focus.ts';

/** Unlike a drawer that shows a record, it blocks the page: two forms must not lie side by side. */
export function DrawerSurface(props: DialogProps) {
  const { open, onOpenChange, busy = false } = props;
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <Primitive.Portal>
        <Overlay />
        <Panel {...props} />
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function Panel({ onOpenChange, busy = false, title, description, children }: DialogProps) {
  const { t } = useTranslation('kit');
  const { covered, below, onEscape } = useDrawerSurface(() => !busy && onOpenChange(false), {
    modal: true,
  });
  const { width, resize } = useDrawerWidth(below);
  const wide = useWideScreen();
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus(true);
  return (
    <Primitive.Content
      data-slot="form-drawer"
      aria-modal="true"
      inert={covered}
      className="fixed inset-y-0 right-0 z-50 flex w-full animate-slide-in-right flex-col border-l border-line bg-raised shadow-float"
      {...(wide && { style: { width } })}
      onOpenAutoFocus={(event) => {
        onOpenAutoFocus();
        focusFirstField(event);
      }}
      onCloseAutoFocus={onCloseAutoFocus}
      onInteractOutside={(event) => event.preventDefault()}
      onEscapeKeyDown={onEscape}
    >
      <div className="flex items-start gap-3 border-b border-line py-2.5 pr-3 pl-5">
        <div className="min-w-0 flex-1">
          <Primitive.Title className="truncate text-lg font-semibold">{title}</Primitive.Title>
          <Primitive.Description asChild>
            <div className="break-words text-ink-muted">{description}</div>
          </Primitive.Description>
        </div>
        <Primitive.Close asChild>
          <IconButton label={t('close')}>
            <X aria-hidden="true" />
          </IconButton>
        </Primitive.Close>
      </div>
      {children}
      <DrawerEdge width={width} onResize={resize} />
    </Primitive.Content>
  );
}
