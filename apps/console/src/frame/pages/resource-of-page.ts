import {
  chainOf,
  type MenuEntry,
  type MenuName,
  menuTree,
  type Resource,
} from '@brokerdesk/policy';
import { pageRoutes } from '#/boot/pages/page-routes.ts';

function entriesBelow(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...entriesBelow(entry.children ?? [])]);
}

const byName: ReadonlyMap<string, Resource> = new Map(
  entriesBelow(menuTree).map(({ name, resource }) => [name, resource]),
);

/** As its entry in the menu says. */
function resourceOf(page: MenuName): Resource {
  const resource = byName.get(page);
  if (resource === undefined) throw new Error(`resourceOf: the menu has no entry ${page}.`);
  return resource;
}

/** Where a page is, to the resources that it stands for, the most specific first. */
const chains: ReadonlyMap<string, readonly Resource[]> = new Map(
  pageRoutes.map(({ path, name }) => [path, chainOf(resourceOf(name))]),
);

/** The resources of the page at a path; none known where there is no such page. */
export function chainAt(path: string): readonly Resource[] | null {
  return chains.get(path) ?? null;
}
