import { type MenuEntry, type MenuName, menuTree, type Resource } from '@brokerdesk/policy';

function entriesBelow(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...entriesBelow(entry.children ?? [])]);
}

const byName: ReadonlyMap<string, Resource> = new Map(
  entriesBelow(menuTree).map(({ name, resource }) => [name, resource]),
);

/** What a page stands for in the rights, as its entry in the menu says. */
export function resourceOf(page: MenuName): Resource {
  const resource = byName.get(page);
  if (resource === undefined) throw new Error(`resourceOf: the menu has no entry ${page}.`);
  return resource;
}
