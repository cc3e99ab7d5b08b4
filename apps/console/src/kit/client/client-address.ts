import { ownParameters, without } from '#/kit/page/own-parameters.ts';

/** What of a client can be seen one at a time; the first is open unless the address says otherwise. */
export const clientTabs = [
  'profile',
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

const firstTab = clientTabs[0];

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
  return clientTabs.find((name) => name === search['tab']) ?? firstTab;
}

/** What a tab shows, such as a filter. */
const ofTab = ownParameters('tab_');

const isOfTab = (key: string) => key === 'tab' || ofTab.isOwn(key);

/** What of the open tab the address asks for, by the tab's own names. */
export const tabSearchOf = ofTab.read;

/** The address with the client open over whatever the page shows. */
export function withClient(
  search: Search,
  id: string,
  tab?: ClientTab,
  tabSearch: Search = {},
): Record<string, unknown> {
  const list = without(search, (key) => key === 'client' || isOfTab(key));
  return withTabSearch(withClientTab({ ...list, client: id }, tab ?? firstTab), tabSearch);
}

/** The address with another tab of the client that is open. */
export function withClientTab(search: Search, tab: ClientTab): Record<string, unknown> {
  const rest = without(search, isOfTab);
  return tab === firstTab ? rest : { ...rest, tab };
}

/** The address with the same tab, of which it asks for something else. */
export function withTabSearch(search: Search, tabSearch: Search): Record<string, unknown> {
  return { ...without(search, ofTab.isOwn), ...ofTab.write(tabSearch) };
}

/** The address with no client open. */
export function withoutClient(search: Search, isClientPage: boolean): Record<string, unknown> {
  return without(
    search,
    (key) => key === 'client' || isOfTab(key) || (isClientPage && key === 'id'),
  );
}

/**
 * What of an open client stays in the address when the list under it changes. Another record that is
 * opened there closes a client that lies over it; from client to client the tab stays.
 */
export function keptClient(search: Search, change: { id?: string | undefined }): Search {
  const kept = (stays: (key: string) => boolean) =>
    without(search, (key) => !stays(key) || search[key] === undefined);
  if (!('id' in change)) return kept((key) => key === 'client' || isOfTab(key));
  return search['client'] === undefined && change.id !== undefined
    ? kept((key) => key === 'tab')
    : {};
}
