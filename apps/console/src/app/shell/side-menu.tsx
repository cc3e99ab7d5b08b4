import type { MenuEntry } from '@brokerdesk/policy';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { leafPaths, searchEntries } from '#/app/navigation/menu.ts';
import { useSearchWords } from '#/app/navigation/search-words.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Input } from '#/core/ui/input.tsx';
import { useIdle } from '#/ui/page/when-idle.ts';
import { MenuGroup } from './menu-group.tsx';
import { MenuLink } from './menu-link.tsx';

/** The menu with its labels, and the search in it. */
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
  const searchWordsFor = useSearchWords(searching);
  const shown = searchEntries(menu, typed, ({ name, path }) => {
    const { initials, others } = searchWordsFor(name);
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
