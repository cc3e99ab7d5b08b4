import type { MenuEntry } from '@brokerdesk/policy';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#/app/tabs/tab-address.ts';
import { useTabs } from '#/app/tabs/tabs-context.tsx';
import { cn } from '#/shared/ui/cn.ts';
import { menuIcon } from './menu-icons.ts';

const base =
  'group flex items-center rounded-md text-ink-muted transition-colors hover:bg-hover hover:text-ink aria-[current=page]:bg-accent-surface aria-[current=page]:font-medium aria-[current=page]:text-ink';

/** An entry that opens a page, as it was left where it is open; in sight it begins anew. */
export function MenuLink({
  entry,
  form,
  onFollow,
}: {
  entry: MenuEntry;
  form: 'top' | 'child' | 'icon';
  onFollow?: () => void;
}) {
  const { t } = useTranslation('menu');
  const Icon = menuIcon(entry.icon);
  const title = t(entry.name);
  const { list, shown } = useTabs();
  return (
    <Link
      {...(entry.path === shown ? { to: entry.path } : addressOf(list, entry.path))}
      {...(form === 'icon' && { 'aria-label': title, title })}
      className={cn(
        base,
        form === 'icon' ? 'size-9 justify-center' : 'h-8 gap-2.5 px-2.5',
        form === 'child' && 'pl-9',
      )}
      {...(onFollow && { onClick: onFollow })}
    >
      {form !== 'child' && (
        <Icon
          aria-hidden="true"
          size={16}
          className="shrink-0 group-aria-[current=page]:text-accent-text"
        />
      )}
      {form !== 'icon' && <span className="truncate">{title}</span>}
    </Link>
  );
}
