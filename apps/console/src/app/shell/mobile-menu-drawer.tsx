import type { MenuEntry } from '@brokerdesk/policy';
import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { Overlay } from '#/ui/overlay/overlay.tsx';
import { useReturnFocus } from '#/ui/overlay/use-return-focus.ts';
import { Brand } from './brand.tsx';
import { SideMenu } from './side-menu.tsx';

export function MobileMenuDrawer({
  menu,
  onClose,
}: {
  menu: readonly MenuEntry[];
  onClose: () => void;
}) {
  const { t } = useTranslation(['frame', 'shell']);
  const followed = useRef(false);
  const returnFocus = useReturnFocus(true);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Overlay />
        <Dialog.Content
          aria-modal="true"
          aria-describedby={undefined}
          onOpenAutoFocus={returnFocus.onOpenAutoFocus}
          onCloseAutoFocus={(event) =>
            followed.current ? event.preventDefault() : returnFocus.onCloseAutoFocus(event)
          }
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] animate-slide-in-left flex-col bg-surface shadow-float"
        >
          <Dialog.Title className="sr-only">{t('mainMenu')}</Dialog.Title>
          <div className="flex h-12 items-center justify-between gap-2 pr-2 pl-3.5">
            <Brand />
            <Dialog.Close asChild>
              <IconButton label={t('shell:close')}>
                <X aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </div>
          <nav aria-label={t('mainMenu')} className="flex min-h-0 flex-1 flex-col">
            <SideMenu
              menu={menu}
              onFollow={() => {
                followed.current = true;
                onClose();
              }}
            />
          </nav>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
