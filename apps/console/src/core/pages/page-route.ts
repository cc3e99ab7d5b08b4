import type { MenuIcon, MenuName, Resource } from '@brokerdesk/policy';
import type { Sdk } from '@brokerdesk/sdk';
import type { QueryClient } from '@tanstack/react-query';
import type { Namespace } from 'i18next';
import type { ComponentType } from 'react';
import type menu from '#/locales/en-US/menu.json';

export type PageName = Exclude<keyof typeof menu, 'initials'>;

export type PageRoute = {
  /** Lower case; for a page of the menu, as the policy's menu tree says. */
  path: `/${string}`;
  name: PageName;
  namespaces: readonly Extract<Namespace, string>[];
  file?: string;
  kind?: string;
} & (
  | { parent?: never; resource?: never; icon?: never }
  | { parent: MenuName; resource: Resource; icon?: MenuIcon }
);

export type PageProps = { name: PageName; kind?: string | undefined };

export type PageFile = {
  Page: ComponentType<PageProps>;
  /** Never fails. */
  prefetch?:
    | ((at: {
        queries: QueryClient;
        sdk: Sdk;
        timeZone: string;
        search: object;
        kind?: string | undefined;
      }) => Promise<void>)
    | undefined;
};

export const frameNamespaces = [
  'menu',
  'frame',
  'record',
  'tabs',
] as const satisfies PageRoute['namespaces'];
