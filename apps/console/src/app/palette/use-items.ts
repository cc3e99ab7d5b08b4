import type { MenuIcon } from '@brokerdesk/policy';
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
import { useSearchTerms } from '#/app/navigation/search-terms.ts';
import { pageEntries } from '#/app/pages/page-registry.ts';
import { chooseTheme, switchLanguage } from '#/app/session/choose-preference.ts';
import { preferences, tabStorage, theme } from '#/core/browser/browser.ts';
import { themes } from '#/core/browser/theme.ts';
import { useLocale } from '#/core/i18n/language.ts';
import { localeNames, locales } from '#/core/i18n/locale.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { accessState } from '#/core/session/page-session.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { useCan } from '#/ui/permission.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { closeTool, openTool, openTools } from '../keys/open-tools.ts';
import { taskItems, useClientTasks } from './client-tasks.ts';
import {
  type Command,
  clientsPath,
  type Item,
  type ItemGroup,
  offeredCommands,
} from './commands.ts';
import { findPages, partOf } from './find-pages.ts';
import { type Found, useFound } from './found.ts';
import { type RecentRecord, recentChoices } from './recent-choices.ts';

const icons: Readonly<Record<Schemas.SearchKind, MenuIcon>> = {
  client: 'users',
  kyc: 'id-card',
  deposit: 'banknote-arrow-down',
  withdrawal: 'banknote-arrow-up',
  loan: 'hand-coins',
  compensation: 'gift',
  exchange: 'arrow-left-right',
  order: 'list-checks',
  saving: 'piggy-bank',
  amendment: 'siren',
  proposal: 'user-check',
  product: 'chart-candlestick',
};

function recordItem(id: string, { kind, label, hint, robot, to, search }: RecentRecord) {
  if (!accessState.read()?.paths.has(to)) return null;
  return {
    id,
    label,
    marked: null,
    hint,
    robot,
    found: kind,
    icon: kind === 'client' ? UserRound : menuIcons[icons[kind]],
    choice: { kind: 'go', to, search },
  } as const satisfies Item;
}

export function recentRecord({ label, hint = '', robot = false, found, choice }: Item) {
  if (choice.kind !== 'go' || found === undefined) return undefined;
  return { kind: found, label, hint, robot, to: choice.to, search: choice.search ?? {} };
}

function hintOf({ kind, note, client, match }: Schemas.SearchHit, t: TFunction<'palette'>) {
  const matched =
    (match === 'mobile' && t('match.mobile')) || (match === 'card' && t('match.card'));
  const who =
    kind === 'client'
      ? [client?.username, matched, note, client?.agent_name]
      : [client?.full_name, client?.username, note];
  return who.filter(Boolean).join(' · ');
}

function hitItem(
  hit: Schemas.SearchHit,
  query: string,
  { t, money }: { t: TFunction<'palette'>; money: (amount: string, currency: string) => string },
): Item | null {
  const { pathname, searchParams } = new URL(hit.link, 'http://console.invalid');
  const item = recordItem(`${hit.kind}:${hit.id}`, {
    kind: hit.kind,
    label: hit.title,
    hint: hintOf(hit, t),
    robot: hit.client?.fake === true,
    to: pathname,
    search: Object.fromEntries(searchParams),
  });
  const amount = hit.amount && hit.currency && money(hit.amount, hit.currency);
  const aside = [amount, hit.status].filter(Boolean).join(' · ');
  return item && { ...item, marked: partOf(hit.title, query), ...(aside && { aside }) };
}

function useFoundGroups(found: Found, query: string): ItemGroup[] {
  const { t } = useTranslation('palette');
  const { money } = useMoney();
  if (found.state === 'failed') {
    const choice = { kind: 'here', run: found.again } as const;
    return [
      {
        id: 'actions',
        items: [{ id: 'again', label: t('again'), marked: null, icon: RotateCw, choice }],
      },
    ];
  }
  if (found.state !== 'found') return [];
  return found.groups.map(({ kind, hits, more }) => {
    const items = hits.flatMap((hit) => hitItem(hit, query, { t, money }) ?? []);
    if (kind !== 'client' || !more) return { id: kind, items };
    const choice = { kind: 'go', to: clientsPath, search: { q: query } } as const;
    const label = t('allClients', { query });
    return {
      id: kind,
      items: [...items, { id: 'all-clients', label, marked: null, icon: Search, choice }],
    };
  });
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
  const searchTermsOf = useSearchTerms(true);
  const found = findPages(menu, unlisted, query, {
    title: (name) => t(name),
    terms: searchTermsOf,
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
  const [choices] = useState(() =>
    recentChoices({ browser: preferences, tab: tabStorage }, person),
  );
  return choices.flatMap(
    ({ id, record }) =>
      current.find((item) => item.id === id) ?? (record && recordItem(id, record)) ?? [],
  );
}

/** Records come last: they arrive later than the rest, and must not push aside what Enter is about to choose. */
export function useItems(query: string, search: (text: string) => void) {
  const [offered] = useState(offeredCommands);
  const pages = usePageItems(query);
  const actions = commandItems([...useOwnCommands(), ...offered], query);
  const tasks = useClientTasks(query);
  const searched = tasks.typedTask?.rest ?? query;
  const found = useFound(searched);
  const foundGroups = useFoundGroups(found, searched);
  const recent = useRecentItems(query === '' ? [...pages, ...actions] : []);
  const shownRecent = query === '' ? recent : [];
  const isNew = ({ id }: Item) => !shownRecent.some((item) => item.id === id);
  const doable = found.state === 'found' ? taskItems(tasks, found.groups, search) : [];
  const tasksGroup: ItemGroup = { id: 'tasks', items: doable };
  const groups: ItemGroup[] = [
    { id: 'recent', items: shownRecent },
    { id: 'pages', items: pages.filter(isNew) },
    { id: 'actions', items: actions.filter(isNew) },
    ...(tasks.typedTask === null ? [...foundGroups, tasksGroup] : [tasksGroup, ...foundGroups]),
  ];
  return { groups: groups.filter(({ items }) => items.length > 0), found: found.state };
}
