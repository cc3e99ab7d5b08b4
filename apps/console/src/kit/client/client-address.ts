/** What of a client can be seen one at a time. A link to crypto opens it; the switch has no place for it. */
export const clientTabs = [
  'kyc',
  'trade',
  'access',
  'bank',
  'nominee',
  'holding',
  'statement',
  'timeline',
  'exchange',
  'note',
  'crypto',
] as const;

export type ClientTab = (typeof clientTabs)[number];

type Search = Readonly<Record<string, unknown>>;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function clientIn(search: Search, key: string): string | undefined {
  const id = search[key];
  return typeof id === 'string' && uuid.test(id) ? id : undefined;
}

/**
 * The client whose drawer is open by the address of a page: `client` on any page; where the records of
 * the page are clients, also its own open record.
 */
export function openClientOf(search: Search, isClientPage: boolean): string | undefined {
  return clientIn(search, 'client') ?? (isClientPage ? clientIn(search, 'id') : undefined);
}

/** Which tab the address asks for; the first where it asks for none that there is. */
export function clientTabOf(search: Search): ClientTab {
  return clientTabs.find((name) => name === search['tab']) ?? 'kyc';
}

/**
 * What of a tab is shown, such as a filter, has names of its own in the address: the list under the
 * drawer has a `currency` and a `page`, too.
 */
const ofTab = 'tab_';

const isOfTab = (key: string) => key === 'tab' || key.startsWith(ofTab);

function leave(search: Search, goes: (key: string) => boolean): Record<string, unknown> {
  return Object.fromEntries(Object.entries(search).filter(([key]) => !goes(key)));
}

/** What of the open tab the address asks for, by the tab's own names. */
export function tabSearchOf(search: Search): Record<string, unknown> {
  const own = Object.entries(search).filter(([key]) => key.startsWith(ofTab));
  return Object.fromEntries(own.map(([key, value]) => [key.slice(ofTab.length), value]));
}

/** The address with the client open over whatever the page shows. */
export function withClient(
  search: Search,
  id: string,
  tab?: ClientTab,
  tabSearch: Search = {},
): Record<string, unknown> {
  const list = leave(search, (key) => key === 'client' || isOfTab(key));
  return withTabSearch(withClientTab({ ...list, client: id }, tab ?? 'kyc'), tabSearch);
}

/** The address with another tab of the client that is open. */
export function withClientTab(search: Search, tab: ClientTab): Record<string, unknown> {
  const rest = leave(search, isOfTab);
  return tab === 'kyc' ? rest : { ...rest, tab };
}

/** The address with the same tab, of which it asks for something else. */
export function withTabSearch(search: Search, tabSearch: Search): Record<string, unknown> {
  const own = Object.entries(tabSearch).map(([key, value]) => [`${ofTab}${key}`, value]);
  return { ...leave(search, (key) => key.startsWith(ofTab)), ...Object.fromEntries(own) };
}

/** The address with no client open. */
export function withoutClient(search: Search, isClientPage: boolean): Record<string, unknown> {
  return leave(search, (key) => key === 'client' || isOfTab(key) || (isClientPage && key === 'id'));
}

/**
 * What of an open client stays in the address when the list under it changes. Another record that is
 * opened there closes a client that lies over it; from client to client the tab stays.
 */
export function keptClient(search: Search, change: { id?: string | undefined }): Search {
  const kept = (stays: (key: string) => boolean) =>
    leave(search, (key) => !stays(key) || search[key] === undefined);
  if (!('id' in change)) return kept((key) => key === 'client' || isOfTab(key));
  return search['client'] === undefined && change.id !== undefined
    ? kept((key) => key === 'tab')
    : {};
}
