import type { MenuEntry } from '@brokerdesk/policy';
import * as Dialog from '@radix-ui/react-dialog';
import { Menu, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#/shared/ui/icon-button.tsx';
import { Overlay } from '#/shared/ui/overlay.tsx';
import { useWideScreen } from '#/shared/ui/use-wide-screen.ts';
import { Brand } from './brand.tsx';
import { SideMenu } from './side-menu.tsx';

/** Under 768 px: the menu in a drawer from the left. */
export function MobileMenu({ menu }: { menu: readonly MenuEntry[] }) {
  const { t } = useTranslation(['frame', 'shell']);
  const [open, setOpen] = useState(false);
  const followed = useRef(false);
  const wide = useWideScreen();
  if (wide) return null;
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <IconButton label={t('openMenu')} size="lg">
          <Menu aria-hidden="true" />
        </IconButton>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Overlay />
        <Dialog.Content
          aria-modal="true"
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            followed.current = false;
          }}
          // Who has followed an entry is at the beginning of its page.
          onCloseAutoFocus={(event) => followed.current && event.preventDefault()}
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
                setOpen(false);
              }}
            />
          </nav>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
