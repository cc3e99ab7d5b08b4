import type { MenuName } from '@brokerdesk/policy';
import type { AsyncRouteComponent } from '@tanstack/react-router';
import type { Namespace } from 'i18next';
import { lazyPage } from '#/app/navigation/lazy-page.ts';
import type { PageFile } from './page-file.ts';
import type { pageFiles } from './page-files.ts';

type PageFiles = typeof pageFiles;

/** A page of the menu. Its place in the menu, its icon and its resource come from the policy. */
type Entry = {
  path: `/${string}`;
  /** Its entry in the policy's menu tree. */
  name: MenuName;
  /** The words it needs, loaded with it. */
  namespaces: Extract<Namespace, string>[];
  load: () => Promise<PageFile>;
};

const pageFile = (name: keyof PageFiles) => async () =>
  (await import('#/app/after-sign-in.ts')).pageFiles[name]();

/** A page that is a list, with the words of its own. */
const list = (
  path: Entry['path'],
  name: MenuName & keyof PageFiles,
  ...own: Entry['namespaces']
): Entry => ({ path, name, namespaces: [...own, 'kit', 'table'], load: pageFile(name) });

const entries: readonly Entry[] = [
  {
    path: '/dashboard',
    name: 'dashboard',
    namespaces: ['dashboard', 'kit'],
    load: pageFile('dashboard'),
  },
  list('/kyc', 'kyc', 'kyc'),
  list('/client', 'client', 'client'),
  list('/funds/deposit', 'deposit', 'deposit'),
  list('/funds/withdrawal', 'withdrawal', 'withdrawal'),
  list('/funds/loan', 'loan', 'loan'),
  list('/funds/compensation', 'compensation', 'compensation'),
  list('/funds/crypto_deposit', 'cryptoDeposit', 'deposit', 'crypto-deposit'),
  list('/message', 'message', 'message'),
];

/** A page that exists. Its component is drawn by its tab, not by the router, and `preload` fetches it. */
export type Page = Entry & { Component: AsyncRouteComponent<object> };

/** What is not in here is neither in the menu nor reachable. */
export const pages: readonly Page[] = entries.map((entry) => ({
  ...entry,
  Component: lazyPage(entry.load, 'Page'),
}));
