/** What of a client can be seen one at a time. A link to crypto opens it; the switch has no place for it. */
export const clientTabs = [
  'kyc',
  'trade',
  'access',
  'bank',
  'nominee',
  'holding',
  'statement',
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

/** The address with the client open over whatever the page shows. */
export function withClient(search: Search, id: string, tab?: ClientTab): Record<string, unknown> {
  const { client: _client, tab: _tab, ...rest } = search;
  return { ...rest, client: id, ...(tab !== undefined && tab !== 'kyc' && { tab }) };
}

/** The address with another tab of the client that is open. */
export function withClientTab(search: Search, tab: ClientTab): Record<string, unknown> {
  const { tab: _tab, ...rest } = search;
  return tab === 'kyc' ? rest : { ...rest, tab };
}

/** The address with no client open. */
export function withoutClient(search: Search, isClientPage: boolean): Record<string, unknown> {
  const { client: _client, tab: _tab, ...rest } = search;
  if (!isClientPage) return rest;
  const { id: _id, ...list } = rest;
  return list;
}

/**
 * What of an open client stays in the address when the list under it changes. Another record that is
 * opened there closes a client that lies over it; from client to client the tab stays.
 */
export function keptClient(search: Search, change: { id?: string | undefined }): Search {
  const { client, tab } = search;
  const kept = (entries: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
  if (!('id' in change)) return kept({ client, tab });
  return client === undefined && change.id !== undefined ? kept({ tab }) : {};
}
