import type { MenuEntry } from '@brokerdesk/policy';
import { memo } from 'react';
import { addressOf, type TabAddress } from '#/app/tabs/tab-store.ts';
import { type Tabs, useTabs } from '#/app/tabs/tabs-context.tsx';
import type { PageQueue } from '#/business/waiting/queue-counts.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { useCount } from '#/ui/i18n/use-count.ts';
import { menuIcons } from '../navigation/menu-icons.tsx';
import { usePageAnchor } from './use-page-anchor.ts';
import { useWaiting } from './waiting-counts.ts';

const base =
  'group relative flex items-center rounded-md text-ink-muted hover:bg-hover hover:text-ink [&[aria-current]]:bg-selection-surface [&[aria-current]]:text-ink forced-colors:[&[aria-current]]:outline';

/** Drawn under the icon, not written: the name of an icon says nothing of it. */
const iconCount =
  'flex-col after:rounded-full after:bg-pending-surface after:px-1 after:text-xs after:leading-4 after:text-pending-text after:tabular-nums after:content-[attr(data-waiting)]';

type MenuLinkProps = {
  entry: MenuEntry;
  form: 'top' | 'child' | 'icon';
  onFollow?: () => void;
};

const addressAtQueue = (address: TabAddress, queue: PageQueue | undefined): TabAddress =>
  queue && queue.count > 0 ? { search: queue.search, ...address } : address;

export function MenuLink(props: MenuLinkProps) {
  const { list, shown } = useTabs();
  const { path } = props.entry;
  const tab = path === shown ? undefined : list.tabs.find((one) => one.path === path);
  const queue = useWaiting(path);
  return (
    <DrawnLink
      {...props}
      queue={queue}
      tab={tab}
      isAlive={path !== shown && list.alive.includes(path)}
    />
  );
}

/** A menu has dozens of them: each is drawn anew only when something of its own has changed. */
const DrawnLink = memo(function DrawnLink({
  entry,
  form,
  onFollow,
  tab,
  isAlive,
  queue,
}: MenuLinkProps & {
  queue: PageQueue | undefined;
  tab: Tabs['list']['tabs'][number] | undefined;
  isAlive: boolean;
}) {
  const { t } = useTranslation(['menu', 'frame']);
  const Icon = menuIcons[entry.meta.icon];
  const title = t(entry.name);
  const waiting = queue?.count ?? 0;
  const waitingLabel = waiting > 0 ? t('frame:waiting', { count: waiting }) : undefined;
  const count = useCount();
  const { path } = entry;
  const anchor = usePageAnchor(
    addressAtQueue(
      addressOf({ tabs: tab ? [tab] : [], alive: isAlive ? [path] : [] }, path),
      queue,
    ),
  );
  return (
    <a
      {...anchor}
      href={anchor.href}
      onClick={(event) => {
        onFollow?.();
        anchor.onClick?.(event);
      }}
      // The count is said behind the name: by its name a page is known.
      aria-description={waitingLabel}
      {...(form === 'icon' && { 'aria-label': title })}
      {...(form === 'icon' && waiting > 0 && { 'data-waiting': waiting > 99 ? '99+' : waiting })}
      title={form === 'icon' ? [title, waitingLabel].filter(Boolean).join(' · ') : waitingLabel}
      className={cn(
        base,
        form === 'icon'
          ? cn('size-9 justify-center', waiting > 0 && iconCount)
          : 'h-8 gap-2.5 px-2.5',
        form === 'child' && 'pl-9',
      )}
    >
      {form !== 'child' && (
        <Icon aria-hidden="true" size={16} className="shrink-0 group-[[aria-current]]:text-link" />
      )}
      {form !== 'icon' && <span className="truncate">{title}</span>}
      {waiting > 0 && form !== 'icon' && (
        <span
          aria-hidden="true"
          className="ml-auto rounded-full bg-sunken px-1.5 text-xs tabular-nums group-[[aria-current]]:bg-surface"
        >
          {count(waiting)}
        </span>
      )}
    </a>
  );
});
