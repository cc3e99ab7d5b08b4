import { useTranslation } from '#/core/i18n/use-translation.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '#/ui/controls/dropdown-menu.tsx';
import { focusTab } from './focus-tab.ts';
import { TabActions } from './tab-actions.tsx';
import type { OpenTab } from './tabs-context.tsx';

export type MenuAnchor = { tab: OpenTab; x: number; y: number };

export function TabMenu({ anchor, onClose }: { anchor: MenuAnchor; onClose: () => void }) {
  const { t } = useTranslation(['tabs', 'menu']);
  const { tab, x, y } = anchor;
  const name = t(`menu:${tab.entry.name}`);
  return (
    <DropdownMenu open onOpenChange={(open) => !open && onClose()}>
      <DropdownMenuTrigger>
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('tabs:menuOf', { name })}
          className="pointer-events-none fixed size-0"
          style={{ left: x, top: y }}
        />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="start"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          focusTab(tab.path);
        }}
      >
        <TabActions tab={tab} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
