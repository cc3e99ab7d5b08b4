import type { MenuEntry } from '@brokerdesk/policy';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { menuIcons } from '../navigation/menu-icons.tsx';
import { MenuLink } from './menu-link.tsx';

/** A parent of the menu with its pages. */
export function MenuGroup({
  entry,
  forceOpen,
  onFollow,
}: {
  entry: MenuEntry;
  /** While something is searched, what was found is visible. */
  forceOpen: boolean;
  onFollow?: () => void;
}) {
  const { t } = useTranslation('menu');
  const [open, setOpen] = useState(true);
  const listId = useId();
  const expanded = open || forceOpen;
  const Icon = menuIcons[entry.meta.icon];
  return (
    <>
      <button
        type="button"
        aria-expanded={expanded}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        className="flex h-8 w-full items-center gap-2.5 rounded-md px-2.5 text-ink-muted transition-colors hover:bg-hover hover:text-ink"
      >
        <Icon aria-hidden="true" size={16} className="shrink-0" />
        <span className="min-w-0 flex-1 truncate text-left">{t(entry.name)}</span>
        <ChevronDown
          aria-hidden="true"
          size={14}
          className={cn('shrink-0 transition-transform', !expanded && '-rotate-90')}
        />
      </button>
      <ul id={listId} hidden={!expanded} className="mt-0.5 space-y-0.5">
        {entry.children?.map((child) => (
          <li key={child.path}>
            <MenuLink entry={child} form="child" {...(onFollow && { onFollow })} />
          </li>
        ))}
      </ul>
    </>
  );
}
