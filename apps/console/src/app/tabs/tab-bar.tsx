import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useKeepVisible } from '#/ui/controls/use-keep-visible.ts';
import { addressOf } from './tab-address.ts';
import { TabButton } from './tab-button.tsx';
import { tabId } from './tab-id.ts';
import { type MenuAnchor, TabMenu } from './tab-menu.tsx';
import { TabOverview } from './tab-overview.tsx';
import { useTabs } from './tabs-context.tsx';

/** The open pages, as tabs. */
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
