import { useRouter } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#/ui/controls/dropdown-menu.tsx';
import { useKeepVisible } from '#/ui/controls/use-keep-visible.ts';
import { focusTab, TabActions } from './tab-actions.tsx';
import { TabButton } from './tab-button.tsx';
import { addressOf, tabId } from './tab-store.ts';
import { type OpenTab, useTabs } from './tabs-context.tsx';

type MenuAnchor = { tab: OpenTab; x: number; y: number };

function TabMenu({ anchor, onClose }: { anchor: MenuAnchor; onClose: () => void }) {
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

const TabOverview = memo(function TabOverview() {
  const { t } = useTranslation('tabs');
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <IconButton label={t('actions')} size="sm">
          <ChevronDown aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <TabChoices />
      </DropdownMenuContent>
    </DropdownMenu>
  );
});

function TabChoices() {
  const { t } = useTranslation(['tabs', 'menu']);
  const { open, shown, show } = useTabs();
  const tab = open.find(({ path }) => path === shown) ?? open[0];
  return (
    <>
      <DropdownMenuRadioGroup
        aria-label={t('tabs:bar')}
        value={shown ?? ''}
        onValueChange={(path) => void show(path)}
      >
        {open.map(({ path, entry }) => (
          <DropdownMenuRadioItem key={path} value={path}>
            {t(`menu:${entry.name}`)}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
      <DropdownMenuSeparator />
      {tab && <TabActions tab={tab} />}
    </>
  );
}

export function TabBar() {
  const { t } = useTranslation('tabs');
  const { list, open, shown, show, close } = useTabs();
  const router = useRouter();
  const bar = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<MenuAnchor | null>(null);
  const [entered, setEntered] = useState<string | null>(null);
  const isThere = (path: string | null) => open.some((tab) => tab.path === path);
  const entry = [entered, shown].find(isThere) ?? open[0]?.path;

  useLayoutEffect(() => {
    if (shown !== null) setEntered(shown);
  }, [shown]);
  useKeepVisible(bar, shown, tabOf);

  const move = (event: KeyboardEvent) => {
    const at = open.findIndex((tab) => tab.path === pathOf(event));
    const to: Partial<Record<string, number>> = {
      ArrowLeft: (at - 1 + open.length) % open.length,
      ArrowRight: (at + 1) % open.length,
      Home: 0,
      End: open.length - 1,
    };
    const path = open[to[event.key] ?? -1]?.path;
    if (path === undefined || at === -1) return;
    event.preventDefault();
    document.getElementById(tabId(path))?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const path = pathOf(event);
    if (event.ctrlKey || event.metaKey || event.altKey || path === null) return;
    if (event.key === 'Delete') close([path]);
    else move(event);
  };
  const onContextMenu = (event: MouseEvent) => {
    const path = pathOf(event);
    const tab = open.find((one) => one.path === path);
    if (!tab) return;
    event.preventDefault();
    const { left, bottom } = event.target instanceof Element ? edges(event.target) : origin;
    // The key for the menu has no place of its own.
    const isPointer = event.clientX > 0 || event.clientY > 0;
    setMenu({ tab, x: isPointer ? event.clientX : left, y: isPointer ? event.clientY : bottom });
  };

  return (
    <div className="flex min-w-0 flex-1 items-center gap-1">
      <div
        ref={bar}
        role="tablist"
        aria-label={t('bar')}
        onKeyDown={onKeyDown}
        onContextMenu={onContextMenu}
        onFocus={(event) => setEntered(pathOf(event))}
        onWheel={({ deltaX, deltaY }) => deltaX === 0 && bar.current?.scrollBy({ left: deltaY })}
        className="fading-ends flex min-w-0 scroll-px-8 items-center gap-0.5 overflow-x-auto px-0.5 py-1 [scrollbar-width:none]"
      >
        {open.map((tab) => (
          <TabButton
            key={tab.path}
            tab={tab}
            isShown={tab.path === shown}
            isEntry={tab.path === entry}
            onShow={() => void show(tab.path)}
            onClose={() => close([tab.path])}
            onApproach={() => {
              if (tab.path !== shown) void router.preloadRoute(addressOf(list, tab.path));
            }}
          />
        ))}
      </div>
      {open.length > 0 && <TabOverview />}
      {menu && <TabMenu anchor={menu} onClose={() => setMenu(null)} />}
    </div>
  );
}

const tabOf = (_: HTMLElement, path: string) => document.getElementById(tabId(path));

const origin = { left: 0, bottom: 0 };
const edges = (element: Element) =>
  (element.closest('[role=tab]') ?? element).getBoundingClientRect();

function pathOf({ target }: { target: EventTarget }): string | null {
  return target instanceof Element
    ? (target.closest('[data-tab-path]')?.getAttribute('data-tab-path') ?? null)
    : null;
}
