import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { Overlay } from '#/ui/overlay/overlay.tsx';
import { useReturnFocus } from '#/ui/overlay/use-return-focus.ts';
import { TabRow } from './tab-row.tsx';
import { useTabs } from './tabs-context.tsx';
import { useTabActions } from './use-tab-actions.ts';

export function TabSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['tabs', 'shell']);
  const { open, shown, show, close } = useTabs();
  const followed = useRef(false);
  const returnFocus = useReturnFocus(true);
  const current = open.find(({ path }) => path === shown) ?? open[0];
  if (!current) return null;
  const follow = (path: string) => {
    followed.current = true;
    onClose();
    void show(path);
  };
  return (
    <Dialog.Root open onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Overlay />
        <Dialog.Content
          aria-modal="true"
          aria-describedby={undefined}
          onOpenAutoFocus={returnFocus.onOpenAutoFocus}
          onCloseAutoFocus={(event) =>
            followed.current ? event.preventDefault() : returnFocus.onCloseAutoFocus(event)
          }
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-[80dvh] animate-pop-in flex-col rounded-t-lg bg-raised pb-[env(safe-area-inset-bottom)] shadow-float"
        >
          <div className="flex items-center justify-between py-1.5 pr-2 pl-4">
            <Dialog.Title className="text-lg font-semibold">{t('tabs:bar')}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={t('shell:close')} size="lg">
                <X aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </div>
          <ul className="scroll-edges min-h-0 flex-1 overflow-y-auto border-y border-line py-1 [--ground:var(--color-raised)]">
            {open.map((tab) => (
              <TabRow
                key={tab.path}
                tab={tab}
                isShown={tab.path === shown}
                onShow={() => follow(tab.path)}
                onClose={() => close([tab.path])}
              />
            ))}
          </ul>
          <SheetActions tab={current} onActed={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function SheetActions({
  tab,
  onActed,
}: {
  tab: Parameters<typeof useTabActions>[0];
  onActed: () => void;
}) {
  const { t } = useTranslation('tabs');
  const { reload, closeOthers, closeAll } = useTabActions(tab);
  const then = (act: () => void) => () => {
    onActed();
    act();
  };
  return (
    <div className="grid grid-flow-col auto-cols-fr gap-2 p-3">
      <Button size="lg" onClick={then(reload)}>
        {t('reload')}
      </Button>
      {closeOthers && (
        <Button size="lg" onClick={then(closeOthers)}>
          {t('closeOthers')}
        </Button>
      )}
      {closeAll && (
        <Button size="lg" onClick={then(closeAll)}>
          {t('closeAll')}
        </Button>
      )}
    </div>
  );
}
