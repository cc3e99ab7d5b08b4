import { type MenuEntry, menuFor, menuTree, type Permissions } from '@brokerdesk/policy';
import type { PageEntry } from '../pages/page-entries.ts';
import { existingEntries, leafPaths } from './menu.ts';

/** The entries above pages without an entry; such a page takes the looks of its parent, for the policy alone. */
function treeOfUnlisted(
  entries: readonly MenuEntry[],
  pages: readonly PageEntry[],
): readonly MenuEntry[] {
  return entries.flatMap((entry): MenuEntry[] => {
    const { children: _, ...leaf } = entry;
    const below = [
      ...treeOfUnlisted(entry.children ?? [], pages),
      ...pages
        .filter(({ parent }) => parent?.name === entry.name)
        .map(({ path, resource }) => ({ ...leaf, path, meta: { ...leaf.meta, resource } })),
    ];
    return below.length > 0 ? [{ ...entry, children: below }] : [];
  });
}

/**
 * Lists the menu of existing pages, and the paths a person may open. A page without an entry opens for
 * readers of its resource, at tenants that have its parent.
 */
export function permittedPages({
  pages,
  ...audience
}: {
  permissions: Permissions;
  tenant: string;
  pages: readonly PageEntry[];
}): { menu: readonly MenuEntry[]; paths: ReadonlySet<string> } {
  const listed = pages.filter(({ parent }) => parent === null);
  const menu = existingEntries(menuFor(audience), new Set(listed.map(({ path }) => path)));
  const unlisted = menuFor({ ...audience, tree: treeOfUnlisted(menuTree, pages) });
  return { menu, paths: new Set([...leafPaths(menu), ...leafPaths(unlisted)]) };
}
