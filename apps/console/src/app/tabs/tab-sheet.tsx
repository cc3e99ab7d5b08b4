import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { menuIcons } from '#/app/navigation/menu-icons.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { cn } from '#/core/ui/cn.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { Overlay } from '#/ui/overlay/overlay.tsx';
import { useReturnFocus } from '#/ui/overlay/use-return-focus.ts';
import { useTabActions } from './tab-actions.tsx';
import { type OpenTab, useTabs } from './tabs-context.tsx';

function TabRow({
  tab: { entry, isHome, isUnsaved },
  isShown,
  onShow,
  onClose,
}: {
  tab: OpenTab;
  isShown: boolean;
  onShow: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['tabs', 'menu']);
  const Icon = menuIcons[entry.icon];
  const name = t(`menu:${entry.name}`);
  return (
    <li className={cn('flex items-center pr-2', isShown && 'bg-selected')}>
      <button
        type="button"
        aria-current={isShown ? 'page' : undefined}
        onClick={onShow}
        className="flex h-12 min-w-0 flex-1 items-center gap-3 pl-4 text-left text-base -outline-offset-2"
      >
        <Icon
          aria-hidden="true"
          size={18}
          className={cn('shrink-0', isShown ? 'text-link' : 'text-ink-muted')}
        />
        <span className={cn('min-w-0 truncate', isShown && 'font-medium')}>{name}</span>
        {isUnsaved && (
          <span className="shrink-0 text-xs text-warning-text">{t('tabs:unsaved')}</span>
        )}
      </button>
      {!isHome && (
        <IconButton label={t('tabs:closeOf', { name })} size="lg" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

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
