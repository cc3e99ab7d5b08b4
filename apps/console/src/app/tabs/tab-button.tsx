import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { menuIcons } from '#/app/navigation/menu-icons.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { pendingPath } from '#/core/navigation/go-to-page.ts';
import { cn } from '#/core/ui/cn.ts';
import { panelId, tabId } from './tab-store.ts';
import { type OpenTab, useTabs } from './tabs-context.tsx';

function useIsMarked(path: string, isShown: boolean): boolean {
  const { open } = useTabs();
  return useSyncExternalStore(pendingPath.subscribe, () => {
    const to = pendingPath.read();
    return open.some((tab) => tab.path === to) ? path === to : isShown;
  });
}

const middleButton = 1;

export type TabButtonProps = {
  tab: OpenTab;
  isShown: boolean;
  isEntry: boolean;
  onShow: () => void;
  onClose: () => void;
  onApproach: () => void;
};

/** Buttons in it belong to the pointer: by keys it is closed by Delete, or from its menu. */
export function TabButton({ tab, isShown, isEntry, onShow, onClose, onApproach }: TabButtonProps) {
  const { t } = useTranslation(['tabs', 'menu']);
  const { path, entry, isHome, isUnsaved } = tab;
  const isMarked = useIsMarked(path, isShown);
  const Icon = menuIcons[entry.icon];
  const name = t(`menu:${entry.name}`);
  return (
    <button
      type="button"
      role="tab"
      id={tabId(path)}
      data-tab-path={path}
      aria-selected={isShown}
      {...(isShown && { 'aria-controls': panelId(path) })}
      {...(!isHome && { 'aria-keyshortcuts': 'Delete' })}
      tabIndex={isEntry ? 0 : -1}
      title={isUnsaved ? t('tabs:unsavedOf', { name }) : name}
      onClick={({ target }) => {
        const isCross = target instanceof Element && target.closest('[data-slot=close-tab]');
        if (isCross) onClose();
        else onShow();
      }}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      // Else the pointer turns into the browser's own scrolling.
      onMouseDown={(event) => event.button === middleButton && event.preventDefault()}
      onAuxClick={(event) => event.button === middleButton && onClose()}
      className={cn(
        'group relative flex h-8 max-w-44 shrink-0 items-center gap-1.5 rounded-md px-2.5 text-left -outline-offset-2',
        isMarked
          ? 'bg-selected text-ink forced-colors:outline'
          : 'text-ink-muted hover:bg-hover hover:text-ink',
      )}
    >
      <Icon aria-hidden="true" size={14} className={cn('shrink-0', isMarked && 'text-link')} />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      {isUnsaved && (
        <>
          <span className="sr-only">{t('tabs:unsaved')}</span>
          <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-warning-text" />
        </>
      )}
      {!isHome && (
        <span
          aria-hidden="true"
          data-slot="close-tab"
          className={cn(
            // A finger does not see it there, and means the tab.
            'pointer-events-none absolute inset-y-0 right-0 flex w-8 items-center justify-end rounded-r-md bg-linear-to-r from-transparent to-50% pr-1.5 opacity-0 group-hover:pointer-events-auto group-hover:opacity-100 group-focus-visible:opacity-100',
            isMarked ? 'to-selected' : 'to-hover',
          )}
        >
          <X size={12} />
        </span>
      )}
    </button>
  );
}
