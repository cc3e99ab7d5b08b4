import type { Schemas } from '@brokerdesk/sdk';
import type { TFunction } from 'i18next';
import { RotateCw, Search, UserRound } from 'lucide-react';
import type { Item } from './item.ts';
import { partOf } from './marked-part.ts';
import type { RecentChoice } from './recent-choices.ts';
import { clientsPath, type FoundClients } from './use-found-clients.ts';

/** How many clients are shown; the others are on the page of clients. */
const shownMax = 8;

const clientId = (id: string) => `client:${id}`;

export function recentClientItem({ id, label, hint, robot }: NonNullable<RecentChoice['client']>) {
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
export function clientItems(found: FoundClients, query: string, t: TFunction<'palette'>): Item[] {
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
