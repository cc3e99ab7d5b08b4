import type { Schemas } from '@brokerdesk/sdk';
import type { TFunction } from 'i18next';
import {
  Keyboard,
  Languages,
  Monitor,
  Moon,
  RotateCw,
  ScrollText,
  Search,
  Sun,
  UserPlus,
  UserRound,
} from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { menuIcons } from '#/app/navigation/menu-icons.tsx';
import { useSearchWords } from '#/app/navigation/search-words.ts';
import { pageEntries } from '#/app/pages/page-registry.ts';
import { chooseTheme, switchLanguage } from '#/app/session/choose-preference.ts';
import { tabStorage, theme } from '#/core/browser/browser.ts';
import { themes } from '#/core/browser/theme.ts';
import { useLocale } from '#/core/i18n/language.ts';
import { localeNames, locales } from '#/core/i18n/locale.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { accessState } from '#/core/session/page-session.ts';
import { useCan } from '#/ui/permission.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { closeTool, openTool, openTools } from '../keys/open-tools.ts';
import { type Command, type Item, type ItemGroup, offeredCommands } from './commands.ts';
import { findPages, partOf } from './find-pages.ts';
import { type RecentChoice, recentChoices } from './recent-choices.ts';
import { clientsPath, type FoundClients, useFoundClients } from './use-found-clients.ts';

/** How many clients are shown; the others are on the page of clients. */
const shownMax = 8;

const clientId = (id: string) => `client:${id}`;

function recentClientItem({ id, label, hint, robot }: NonNullable<RecentChoice['client']>) {
  return {
    id: clientId(id),
    label,
    hint,
    robot,
    marked: null,
    icon: UserRound,
    choice: { kind: 'go', to: clientsPath, search: { id } },
  } as const satisfies Item;
}

export function recentClient({ label, hint = '', robot = false, choice }: Item) {
  if (choice.kind !== 'go' || choice.search?.['id'] === undefined) return undefined;
  return { id: choice.search['id'], label, hint, robot };
}

function clientItem(client: Schemas.Client, query: string, t: TFunction<'palette'>): Item {
  const { id, full_name: label, username, fake: robot, accounts } = client;
  const meant = accounts.find(({ acc_no: number }) => number === query);
  const hint = meant ? `${username} · ${t('account', { number: meant.acc_no })}` : username;
  return { ...recentClientItem({ id, label, hint, robot }), marked: partOf(label, query) };
}

/** The entries for the clients that were found, or the way to ask again. */
function clientItems(found: FoundClients, query: string, t: TFunction<'palette'>): Item[] {
  if (found.state === 'failed') {
    const choice = { kind: 'here', run: found.again } as const;
    return [{ id: 'again', label: t('again'), marked: null, icon: RotateCw, choice }];
  }
  if (found.state !== 'found') return [];
  const items = found.clients.slice(0, shownMax).map((client) => clientItem(client, query, t));
  if (found.clients.length <= shownMax) return items;
  const choice = { kind: 'go', to: clientsPath, search: { q: query } } as const;
  const label = t('allClients', { query });
  return [...items, { id: 'all-clients', label, marked: null, icon: Search, choice }];
}

const themeIcons = { system: Monitor, light: Sun, dark: Moon };

export function useOwnCommands(): readonly Command[] {
  const { t } = useTranslation(['palette', 'shell']);
  const locale = useLocale();
  const chosen = useSyncExternalStore(theme.subscribe, theme.read);
  const open = useSyncExternalStore(openTools.subscribe, openTools.read);
  const addsClients = useCan('create', 'client');
  const logging = open.includes('devLog');
  const speak = locales
    .filter((other) => other !== locale)
    .map((other) => ({
      id: `language.${other}`,
      label: t('commands.language', { name: localeNames[other] }),
      find: t('find.language'),
      icon: Languages,
      run: () => void switchLanguage(other),
    }));
  const paint = themes
    .filter((other) => other !== chosen)
    .map((other) => ({
      id: `theme.${other}`,
      label: t('commands.theme', { name: t(`shell:themes.${other}`) }),
      find: t('find.theme'),
      icon: themeIcons[other],
      run: () => chooseTheme(other),
    }));
  const add: Command = {
    id: 'new-client',
    label: t('commands.newClient'),
    find: t('find.newClient'),
    icon: UserPlus,
    run: () => openTool('newClient'),
  };
  return [
    ...(addsClients ? [add] : []),
    ...speak,
    ...paint,
    {
      id: 'key-help',
      label: t('commands.keyHelp'),
      find: t('find.keyHelp'),
      icon: Keyboard,
      run: () => openTool('keyHelp'),
    },
    {
      id: 'dev-log',
      label: logging ? t('commands.closeDevLog') : t('commands.devLog'),
      find: t('find.devLog'),
      icon: ScrollText,
      run: () => (logging ? closeTool('devLog') : openTool('devLog')),
    },
  ];
}

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
