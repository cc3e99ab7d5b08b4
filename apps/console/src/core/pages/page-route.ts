import type { MenuIcon, MenuName, Resource } from '@brokerdesk/policy';
import type { Namespace } from 'i18next';
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
