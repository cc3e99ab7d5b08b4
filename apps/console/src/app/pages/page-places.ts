import type { MenuName } from '@brokerdesk/policy';
import type { Namespace } from 'i18next';
import type { pageFiles } from './page-files.ts';

/** Where a page is, and which words it needs; data alone, for the build reads it as well. */
export type PagePlace = {
  path: `/${string}`;
  /** Its entry in the policy's menu tree, and the name of its file. */
  name: MenuName & keyof typeof pageFiles;
  /** The words it needs, loaded with it. */
  namespaces: Extract<Namespace, string>[];
};

/** A page that is a list, with the words of its own. */
const list = (
  path: PagePlace['path'],
  name: PagePlace['name'],
  ...own: PagePlace['namespaces']
): PagePlace => ({ path, name, namespaces: [...own, 'kit', 'table'] });

export const pagePlaces: readonly PagePlace[] = [
  { path: '/dashboard', name: 'dashboard', namespaces: ['dashboard', 'kit'] },
  list('/kyc', 'kyc', 'kyc'),
  list('/client', 'client', 'client'),
  list('/funds/deposit', 'deposit', 'deposit'),
  list('/funds/withdrawal', 'withdrawal', 'withdrawal'),
  list('/funds/loan', 'loan', 'loan'),
  list('/funds/compensation', 'compensation', 'compensation'),
  list('/funds/crypto_deposit', 'cryptoDeposit', 'deposit', 'crypto-deposit'),
  list('/message', 'message', 'message'),
];

/** The words of what surrounds every page. */
export const frameWords = ['menu', 'frame', 'tabs'] as const satisfies PagePlace['namespaces'];

/** The page of an address, or else the one where people begin. */
export function placeAt<Place extends PagePlace>(
  path: string,
  places: readonly Place[],
): Place | undefined {
  return places.find((one) => one.path === path.replace(/\/$/, '')) ?? places[0];
}
