import type { MenuEntry } from '@brokerdesk/policy';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { cn } from '#/boot/ui/cn.ts';
import { IconButton } from '#/boot/ui/icon-button.tsx';
import { personState } from '#/frame/state-cache/person-state.ts';
import { useSessionUser } from '#/kit/session/session-context.tsx';
import { Brand } from './brand.tsx';
import { CompactMenu } from './compact-menu.tsx';
import { SideMenu } from './side-menu.tsx';

/** The menu beside the page. It begins as icons where the role says so, until the person decides. */
export function SideBar({ menu, compact }: { menu: readonly MenuEntry[]; compact: boolean }) {
  const { t } = useTranslation('frame');
  const kept = personState(useSessionUser().id);
  const { sideBar } = useSyncExternalStore(kept.subscribe, kept.read);
  const collapsed = sideBar === null ? compact : sideBar === 'collapsed';

  function toggle() {
    kept.write({ ...kept.read(), sideBar: collapsed ? 'expanded' : 'collapsed' });
  }

  return (
    <nav
      aria-label={t('mainMenu')}
      className={cn(
        // Before the page, so that the pointer is looked for here first, and not in each cell of a table.
        'sticky top-0 z-10 hidden h-dvh shrink-0 flex-col border-r border-line bg-surface md:flex',
        collapsed ? 'w-14' : 'w-58',
      )}
    >
      <div className={cn('flex h-12 items-center', collapsed ? 'justify-center' : 'pr-0.5 pl-3.5')}>
        <Brand compact={collapsed} />
      </div>
      {collapsed ? <CompactMenu menu={menu} /> : <SideMenu menu={menu} />}
      <div
        className={cn(
          'flex border-t border-line p-2',
          collapsed ? 'justify-center' : 'justify-end',
        )}
      >
        <IconButton
          label={collapsed ? t('expandMenu') : t('collapseMenu')}
          aria-expanded={!collapsed}
          onClick={toggle}
        >
          {collapsed ? <PanelLeftOpen aria-hidden="true" /> : <PanelLeftClose aria-hidden="true" />}
        </IconButton>
      </div>
    </nav>
  );
}
