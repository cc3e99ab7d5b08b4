import { ownParameters, without } from '#/ui/page/page-address.tsx';

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

export function openClientOf(search: Search, isClientPage: boolean): string | undefined {
  return clientIn(search, 'client') ?? (isClientPage ? clientIn(search, 'id') : undefined);
}

/** Undefined without one, as in old links to `profile`: the drawer opens its first. */
export function clientTabOf(search: Search): ClientTab | undefined {
  return clientTabs.find((name) => name === search['tab']);
}

const ofTab = ownParameters('tab_');

const isOfTab = (key: string) => key === 'tab' || ofTab.isOwn(key);

export const tabSearchOf = ofTab.read;

export function withClient(
  search: Search,
  id: string,
  tab?: ClientTab,
  tabSearch: Search = {},
): Record<string, unknown> {
  const list = without(search, (key) => key === 'client' || isOfTab(key));
  return withTabSearch(withClientTab({ ...list, client: id }, tab), tabSearch);
}

export function withClientTab(search: Search, tab?: ClientTab): Record<string, unknown> {
  const rest = without(search, isOfTab);
  return tab === undefined ? rest : { ...rest, tab };
}

export function withTabSearch(search: Search, tabSearch: Search): Record<string, unknown> {
  return { ...without(search, ofTab.isOwn), ...ofTab.write(tabSearch) };
}

export function withoutClient(search: Search, isClientPage: boolean): Record<string, unknown> {
  return without(
    search,
    (key) => key === 'client' || isOfTab(key) || (isClientPage && key === 'id'),
  );
}

export function keptClient(search: Search, change: { id?: string | undefined }): Search {
  const kept = (isKept: (key: string) => boolean) =>
    without(search, (key) => !isKept(key) || search[key] === undefined);
  if (!('id' in change)) return kept((key) => key === 'client' || isOfTab(key));
  return search['client'] === undefined && change.id !== undefined
    ? kept((key) => key === 'tab')
    : {};
}
