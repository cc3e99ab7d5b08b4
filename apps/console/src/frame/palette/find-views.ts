import {
  can,
  type MenuEntry,
  type MenuName,
  type Permissions,
  type Resource,
} from '@brokerdesk/policy';

/** A list that stands in the place of a page of the menu. */
export type PageView = {
  name: 'exchange';
  page: string;
  search: Record<string, string>;
  /** The group of the menu in which that page is. */
  parent: MenuName;
  /** Whoever may read of it may see the list. */
  resource: Resource;
};

const views: readonly PageView[] = [
  {
    name: 'exchange',
    page: '/funds/deposit',
    search: { view: 'exchange' },
    parent: 'funds',
    resource: 'client',
  },
];

/** Those that the person may see, and that are found by what was typed as pages are. */
export function findViews(
  menu: readonly MenuEntry[],
  permissions: Permissions,
  typed: string,
  labelsOf: (view: PageView) => readonly string[],
): readonly PageView[] {
  const wanted = typed.trim().toLocaleLowerCase();
  const pages = menu.flatMap((entry) => entry.children ?? [entry]);
  return views.filter(
    (view) =>
      pages.some(({ path }) => path === view.page) &&
      can(permissions, 'read', view.resource) &&
      labelsOf(view).some((label) => label.toLocaleLowerCase().includes(wanted)),
  );
}
