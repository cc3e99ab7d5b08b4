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

const entries: readonly Entry[] = [
  {
    path: '/dashboard',
    name: 'dashboard',
    namespaces: ['dashboard', 'kit'],
    load: pageFile('dashboard'),
  },
  {
    path: '/kyc',
    name: 'kyc',
    namespaces: ['kyc', 'kit', 'table'],
    load: pageFile('kyc'),
  },
  {
    path: '/client',
    name: 'client',
    namespaces: ['client', 'kit', 'table'],
    load: pageFile('client'),
  },
  {
    path: '/funds/deposit',
    name: 'deposit',
    namespaces: ['deposit', 'kit', 'table'],
    load: pageFile('deposit'),
  },
  {
    path: '/message',
    name: 'message',
    namespaces: ['message', 'kit', 'table'],
    load: pageFile('message'),
  },
];

/** A page that exists. Its component is drawn by its tab, not by the router, and `preload` fetches it. */
export type Page = Entry & { Component: AsyncRouteComponent<object> };

/** What is not in here is neither in the menu nor reachable. */
export const pages: readonly Page[] = entries.map((entry) => ({
  ...entry,
  Component: lazyPage(entry.load, 'Page'),
}));
