import type { MenuEntry, MenuIcon, Resource } from '@brokerdesk/policy';
import type { PageName, PageRoute } from '#/core/pages/page-route.ts';
import { menuEntries } from './page-routes.ts';

/** A page as the menu, the tabs, the palette and the rights know it. */
export type PageEntry = {
  path: PageRoute['path'];
  name: PageName;
  icon: MenuIcon;
  resource: Resource;
  /** The menu entry of a page that has none of its own. */
  parent: MenuEntry | null;
};

/**
 * Describes a page by its menu entry or, without one, by its parent's and its own icon.
 * @throws if the menu has no such entry, or has it at another path.
 */
export function entryOf({ path, name, parent, resource, icon }: PageRoute): PageEntry {
  const entry = menuEntries.get(parent ?? name);
  if (entry === undefined) throw new Error(`The menu has no entry ${parent ?? name} for ${path}.`);
  if (parent !== undefined)
    return { path, name, icon: icon ?? entry.meta.icon, resource, parent: entry };
  if (entry.path !== path)
    throw new Error(`The menu has ${name} at ${entry.path}, not at ${path}.`);
  return { path, name, icon: entry.meta.icon, resource: entry.meta.resource, parent: null };
}
