import type { MenuEntry } from '@brokerdesk/policy';
import { memo } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { cn } from '#/boot/ui/cn.ts';
import { addressOf } from '#/frame/tabs/tab-address.ts';
import { type Tabs, useTabs } from '#/frame/tabs/tabs-context.tsx';
import { menuIcons } from './menu-icons.ts';
import { usePageAnchor } from './use-page-anchor.ts';

const base =
  'group flex items-center rounded-md text-ink-muted hover:bg-hover hover:text-ink aria-[current=page]:bg-accent-surface aria-[current=page]:text-ink forced-colors:aria-[current=page]:outline';

type MenuLinkProps = {
  entry: MenuEntry;
  form: 'top' | 'child' | 'icon';
  onFollow?: () => void;
};

/** An entry that opens a page, as it was left where it is open; in sight it begins anew. */
export function MenuLink(props: MenuLinkProps) {
  const { list, shown } = useTabs();
  const { path } = props.entry;
  const tab = path === shown ? undefined : list.tabs.find((one) => one.path === path);
  return <DrawnLink {...props} tab={tab} isAlive={path !== shown && list.alive.includes(path)} />;
}

/** A menu has dozens of them: each is drawn anew only when something of its own has changed. */
const DrawnLink = memo(function DrawnLink({
  entry,
  form,
  onFollow,
  tab,
  isAlive,
}: MenuLinkProps & { tab: Tabs['list']['tabs'][number] | undefined; isAlive: boolean }) {
  const { t } = useTranslation('menu');
  const Icon = menuIcons[entry.icon];
  const title = t(entry.name);
  const { path } = entry;
  const anchor = usePageAnchor(
    addressOf({ tabs: tab ? [tab] : [], alive: isAlive ? [path] : [] }, path),
  );
  return (
    <a
      {...anchor}
      href={anchor.href}
      onClick={(event) => {
        onFollow?.();
        anchor.onClick?.(event);
      }}
      {...(form === 'icon' && { 'aria-label': title, title })}
      className={cn(
        base,
        form === 'icon' ? 'size-9 justify-center' : 'h-8 gap-2.5 px-2.5',
        form === 'child' && 'pl-9',
      )}
    >
      {form !== 'child' && (
        <Icon
          aria-hidden="true"
          size={16}
          className="shrink-0 group-aria-[current=page]:text-accent-text"
        />
      )}
      {form !== 'icon' && <span className="truncate">{title}</span>}
    </a>
  );
});
