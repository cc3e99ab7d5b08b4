import type { MenuIcon, MenuName, Resource } from '@brokerdesk/policy';
import type { Sdk } from '@brokerdesk/sdk';
import type { QueryClient } from '@tanstack/react-query';
import type { Namespace } from 'i18next';
import type { ComponentType } from 'react';
import type menu from '#/locales/en-US/menu.json';

/** A label of the `menu` namespace: titles, tabs and the palette use it. */
export type PageName = Exclude<keyof typeof menu, 'initials'>;

export type PageRoute = {
  /** Lower case; for a page of the menu, as the policy's menu tree says. */
  path: `/${string}`;
  name: PageName;
  /** The namespaces loaded with it: its own, `kit`, and for a list `table`. */
  namespaces: readonly Extract<Namespace, string>[];
  /** The file of a family of pages: `trade` is `trade-page.tsx`. By default the page's own name. */
  file?: string;
  /** Which page of its family it is; its component and its prefetch get it. */
  kind?: string;
} & (
  | { parent?: never; resource?: never; icon?: never }
  /** A page without a menu entry: the entry it belongs to, the resource whose readers may open it, and an own icon. */
  | { parent: MenuName; resource: Resource; icon?: MenuIcon }
);

export type PageProps = { name: PageName; kind?: string | undefined };

export type PageFile = {
  Page: ComponentType<PageProps>;
  /** Fetches what the page shows first at this address, before it is drawn. Never fails. */
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

/** The namespaces of what surrounds every page. */
export const frameNamespaces = [
  'menu',
  'frame',
  'record',
  'tabs',
] as const satisfies PageRoute['namespaces'];
