import { useState, useSyncExternalStore } from 'react';
import { menuIcons } from '#/app/navigation/menu-icons.tsx';
import { useSearchWords } from '#/app/navigation/search-words.ts';
import { pageEntries } from '#/app/pages/page-registry.ts';
import { tabStorage } from '#/core/browser/browser.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { accessState } from '#/core/session/page-session.ts';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { clientItems, recentClientItem } from './client-items.ts';
import { type Command, offeredCommands } from './commands.ts';
import { findPages } from './find-pages.ts';
import type { Item, ItemGroup } from './item.ts';
import { partOf } from './marked-part.ts';
import { recentChoices } from './recent-choices.ts';
import { useFoundClients } from './use-found-clients.ts';
import { useOwnCommands } from './use-own-commands.ts';

function commandItems(commands: readonly Command[], query: string): Item[] {
  const wanted = query.toLocaleLowerCase();
  return commands
    .filter(({ label, find = '' }) => `${label} ${find}`.toLocaleLowerCase().includes(wanted))
    .map(({ id, label, icon, run }) => ({
      id: `command:${id}`,
      label,
      marked: partOf(label, query),
      icon,
      choice: { kind: 'run', run },
    }));
}

function usePageItems(query: string): Item[] {
  const { t } = useTranslation('menu');
  const access = useSyncExternalStore(accessState.subscribe, accessState.read);
  const menu = access?.menu ?? [];
  const unlisted = pageEntries.filter(
    ({ path, parent }) => parent !== null && access?.paths.has(path),
  );
  const searchWordsFor = useSearchWords(true);
  const found = findPages(menu, unlisted, query, {
    title: (name) => t(name),
    words: searchWordsFor,
  });
  return found.map(
    ({ entry, parent, title, marked }): Item => ({
      id: `page:${entry.path}`,
      label: title,
      marked,
      ...(parent !== null && { hint: t(parent) }),
      icon: menuIcons['meta' in entry ? entry.meta.icon : entry.icon],
      choice: { kind: 'go', to: entry.path },
    }),
  );
}

function useRecentItems(current: readonly Item[]): Item[] {
  const { id: person } = useSessionUser();
  const [choices] = useState(() => recentChoices(tabStorage, person));
  return choices.flatMap(
    ({ id, client }) =>
      current.find((item) => item.id === id) ?? (client ? recentClientItem(client) : []),
  );
}

/**
 * The entries of the palette, in groups. Clients come last: they arrive later than the rest, and
 * must not push aside what Enter is about to choose.
 */
export function useItems(query: string) {
  const { t } = useTranslation('palette');
  const [offered] = useState(offeredCommands);
  const pages = usePageItems(query);
  const actions = commandItems([...useOwnCommands(), ...offered], query);
  const found = useFoundClients(query);
  const recent = useRecentItems(query === '' ? [...pages, ...actions] : []);
  const shownRecent = query === '' ? recent : [];
  const isNew = ({ id }: Item) => !shownRecent.some((item) => item.id === id);
  const groups: ItemGroup[] = [
    { id: 'recent', items: shownRecent },
    { id: 'pages', items: pages.filter(isNew) },
    { id: 'actions', items: actions.filter(isNew) },
    { id: 'clients', items: clientItems(found, query, t) },
  ];
  return { groups: groups.filter(({ items }) => items.length > 0), clients: found.state };
}
