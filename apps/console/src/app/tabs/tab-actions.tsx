import { CopyX, RotateCw, X } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { DropdownMenuItem } from '#/ui/controls/dropdown-menu.tsx';
import { tabId } from './tab-store.ts';
import { type OpenTab, useTabs } from './tabs-context.tsx';

type Act = () => void;

/** Null if it would do nothing. */
export function useTabActions({ path, isHome }: OpenTab): {
  reload: Act;
  close: Act | null;
  closeOthers: Act | null;
  closeAll: Act | null;
} {
  const { open, close, reload } = useTabs();
  const closable = open.filter((tab) => !tab.isHome).map((tab) => tab.path);
  const others = closable.filter((other) => other !== path);
  return {
    reload: () => reload(path),
    close: isHome ? null : () => close([path]),
    closeOthers: others.length > 0 ? () => close(others, path) : null,
    closeAll: closable.length > 0 ? () => close(closable) : null,
  };
}

export function TabActions({ tab }: { tab: OpenTab }) {
  const { t } = useTranslation('tabs');
  const { reload, close, closeOthers, closeAll } = useTabActions(tab);
  return (
    <>
      <DropdownMenuItem onSelect={reload}>
        <RotateCw aria-hidden="true" />
        {t('reload')}
      </DropdownMenuItem>
      {close && (
        <DropdownMenuItem onSelect={close}>
          <X aria-hidden="true" />
          {t('close')}
        </DropdownMenuItem>
      )}
      {closeOthers && (
        <DropdownMenuItem onSelect={closeOthers}>
          <CopyX aria-hidden="true" />
          {t('closeOthers')}
        </DropdownMenuItem>
      )}
      {closeAll && (
        <DropdownMenuItem onSelect={closeAll}>
          <X aria-hidden="true" />
          {t('closeAll')}
        </DropdownMenuItem>
      )}
    </>
  );
}

function focusIfFree(path: string): void {
  const { activeElement } = document;
  const isFree = activeElement === null || activeElement === document.body;
  // A heading has it if nothing else had it when its page came.
  if (isFree || activeElement.closest('[role=tablist], h1')) {
    document.getElementById(tabId(path))?.focus();
  }
}

/** Focuses again after the menu or dialog that caused it has closed. Focus in a text field is kept. */
export function focusTab(path: string | undefined): void {
  if (path === undefined) return;
  focusIfFree(path);
  // The first turn is the one in which a dialog that closes puts the focus back.
  setTimeout(() => setTimeout(() => focusIfFree(path)));
}
