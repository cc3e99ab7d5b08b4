import type { MenuName } from '@brokerdesk/policy';
import type { Namespace } from 'i18next';
import type { ComponentType } from 'react';
import type { pageFiles } from './page-files.ts';

type PageFiles = typeof pageFiles;

/** A page that exists. Its place in the menu, its icon and its resource come from the policy. */
export type Page = {
  path: `/${string}`;
  /** Its entry in the policy's menu tree. */
  name: MenuName;
  /** The words it needs, loaded with it. */
  namespaces: Extract<Namespace, string>[];
  load: () => Promise<{ Page: ComponentType }>;
};

const pageFile = (name: keyof PageFiles) => async () =>
  (await import('#/app/after-sign-in.ts')).pageFiles[name]();

/** What is not in here is neither in the menu nor reachable. */
export const pages: readonly Page[] = [
  {
    path: '/dashboard',
    name: 'dashboard',
    namespaces: ['dashboard', 'kit'],
    load: pageFile('dashboard'),
  },
  {
    path: '/client',
    name: 'client',
    namespaces: ['client', 'kit'],
    load: pageFile('client'),
  },
  {
    path: '/funds/deposit',
    name: 'deposit',
    namespaces: ['deposit', 'kit'],
    load: pageFile('deposit'),
  },
];
