import type { MenuEntry } from '@brokerdesk/policy';
import { ChevronDown, Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { leafPaths, searchEntries } from '#/app/navigation/menu.ts';
import { useSearchTerms } from '#/app/navigation/search-terms.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { Input } from '#/core/ui/input.tsx';
import { useIdle } from '#/ui/page/when-idle.ts';
import { menuIcons } from '../navigation/menu-icons.tsx';
import { MenuLink } from './menu-link.tsx';

function MenuGroup({
  entry,
  forceOpen,
  onFollow,
}: {
  entry: MenuEntry;
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

export function SideMenu({
  menu,
  onFollow,
}: {
  menu: readonly MenuEntry[];
  onFollow?: () => void;
}) {
  const { t } = useTranslation(['frame', 'menu']);
  const [typed, setTyped] = useState('');
  const statusId = useId();
  const searching = typed.trim() !== '';
  const searchTermsOf = useSearchTerms(searching);
  const shown = searchEntries(menu, typed, ({ name, path }) => {
    const { initials, others } = searchTermsOf(name);
    return [t(`menu:${name}`), path, initials, ...others];
  });
  const matches = leafPaths(shown).length;
  const list = useRef<HTMLUListElement>(null);
  const isIdle = useIdle();
  useEffect(() => {
    if (!isIdle) return;
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [isIdle]);

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="relative px-2.5 pt-1 pb-2">
        <Search
          aria-hidden="true"
          size={14}
          className="pointer-events-none absolute top-3.25 left-5 text-ink-faint"
        />
        <Input
          type="search"
          inputSize="md"
          className="pl-7"
          aria-label={t('searchMenu')}
          placeholder={t('searchMenu')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p id={statusId} role="status" className="sr-only">
          {searching && (matches === 0 ? t('noMenuMatch') : t('menuMatches', { count: matches }))}
        </p>
      </div>
      {shown.length === 0 && <p className="px-5 py-2 text-ink-muted">{t('noMenuMatch')}</p>}
      <ul
        ref={list}
        className="scroll-edges min-h-0 flex-1 space-y-0.5 overflow-y-auto px-2.5 pb-3 [--ground:var(--color-surface)]"
      >
        {shown.map((entry) => (
          <li key={entry.path}>
            {entry.children ? (
              <MenuGroup entry={entry} forceOpen={searching} {...(onFollow && { onFollow })} />
            ) : (
              <MenuLink entry={entry} form="top" {...(onFollow && { onFollow })} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
