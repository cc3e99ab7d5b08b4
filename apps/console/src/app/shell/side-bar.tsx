import type { MenuEntry } from '@brokerdesk/policy';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type Ref, useSyncExternalStore } from 'react';
import { preferences } from '#/core/browser/browser.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { createStateCache, dropOtherVersions, type StateCache } from '../state-cache.ts';
import { Brand } from './brand.tsx';
import { MenuLink } from './menu-link.tsx';
import { SideMenu } from './side-menu.tsx';

type PersonState = {
  /** Null until it was ever touched. */
  sideBar: 'collapsed' | 'expanded' | null;
};

const parse = ({ sideBar }: Readonly<Record<string, unknown>>): PersonState => ({
  sideBar: sideBar === 'collapsed' || sideBar === 'expanded' ? sideBar : null,
});

const caches = new Map<string, StateCache<PersonState>>();

function personState(userId: string): StateCache<PersonState> {
  const known = caches.get(userId);
  if (known) return known;
  const cache = createStateCache({ name: userId, storage: preferences, parse });
  caches.set(userId, cache);
  return cache;
}

window.addEventListener('pagehide', () => {
  for (const cache of caches.values()) cache.flush();
});
window.addEventListener('storage', ({ key }) => {
  for (const cache of caches.values()) cache.adopt(key);
});

preferences.removeItem('brokerdesk.side-bar');
if (preferences instanceof Storage) dropOtherVersions(preferences);

function CompactMenu({ menu }: { menu: readonly MenuEntry[] }) {
  const { t } = useTranslation('menu');
  return (
    <div className="min-h-0 flex-1 overflow-y-auto py-2">
      <ul className="flex flex-col items-center gap-1">
        {menu.map((entry) => (
          <li key={entry.path} className={entry.children && 'border-t border-line pt-1'}>
            <ul aria-label={entry.children && t(entry.name)} className="flex flex-col gap-1">
              {(entry.children ?? [entry]).map((leaf) => (
                <li key={leaf.path}>
                  <MenuLink entry={leaf} form="icon" />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function useCollapsedMenu(compact: boolean): [collapsed: boolean, toggle: () => void] {
  const kept = personState(useSessionUser().id);
  const { sideBar } = useSyncExternalStore(kept.subscribe, kept.read);
  const collapsed = sideBar === null ? compact : sideBar === 'collapsed';

  return [
    collapsed,
    () => kept.write({ ...kept.read(), sideBar: collapsed ? 'expanded' : 'collapsed' }),
  ];
}

export function SideBar({
  menu,
  collapsed,
  onToggle,
  toasts,
}: {
  menu: readonly MenuEntry[];
  collapsed: boolean;
  onToggle: () => void;
  toasts: Ref<HTMLDivElement>;
}) {
  const { t } = useTranslation('frame');
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
      {!collapsed && <div ref={toasts} />}
      <div
        className={cn(
          'flex border-t border-line p-2',
          collapsed ? 'justify-center' : 'justify-end',
        )}
      >
        <IconButton
          label={collapsed ? t('expandMenu') : t('collapseMenu')}
          aria-expanded={!collapsed}
          onClick={onToggle}
        >
          {collapsed ? <PanelLeftOpen aria-hidden="true" /> : <PanelLeftClose aria-hidden="true" />}
        </IconButton>
      </div>
    </nav>
  );
}
