import type { MenuName } from '@brokerdesk/policy';
import type { Namespace } from 'i18next';
import type { ComponentType } from 'react';

/** A page that exists. Its place in the menu, its icon and its resource come from the policy. */
export type Page = {
  path: `/${string}`;
  /** Its entry in the policy's menu tree. */
  name: MenuName;
  /** The words it needs, loaded with it. */
  namespaces: Extract<Namespace, string>[];
  load: () => Promise<{ Page: ComponentType }>;
};

/** What is not in here is neither in the menu nor reachable. */
export const pages: readonly Page[] = [
  {
    path: '/dashboard',
    name: 'dashboard',
    namespaces: ['dashboard', 'kit'],
    load: () => import('./dashboard-page.tsx'),
  },
  {
    path: '/client',
    name: 'client',
    namespaces: ['client', 'kit', 'table'],
    load: () => import('./client-page.tsx'),
  },
  {
    path: '/funds/deposit',
    name: 'deposit',
    namespaces: ['deposit', 'kit', 'table'],
    load: () => import('./deposit-page.tsx'),
  },
];
