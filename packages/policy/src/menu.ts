import { type MenuIcon, type MenuName, menuTree, type RestrictedTenant } from './menu-tree.ts';
import { can, type Permissions } from './permissions.ts';
import { chainOf, type Resource } from './resources.ts';

export type MenuMeta = {
  readonly title: `menu.${MenuName}`;
  readonly icon: MenuIcon;
  readonly resource: Resource;
  /** Tenants that do not get this entry. */
  readonly hide?: readonly RestrictedTenant[];
};

/** Hosts find the component of an entry by `name` or `path`. */
export type MenuLeaf = {
  readonly path: `/${string}`;
  readonly name: MenuName;
  readonly meta: MenuMeta;
};

export type MenuEntry = MenuLeaf & { readonly children?: readonly MenuEntry[] };

export type MenuAudience = {
  readonly permissions: Permissions;
  readonly tenant: string;
  readonly tree?: readonly MenuEntry[];
};

/**
 * The menu that one person sees at one tenant, in order. A leaf shows with the `read` action on
 * its resource or on a parent of it; an entry hidden for the tenant goes with all below it; a
 * parent without any child left goes too, and shows with the first that stays, whatever its own
 * resource. Tenant codes are compared letter for letter.
 *
 * Specification: section 2.
 *
 * @example
 * const menu = menuFor({ permissions, tenant: 'es' });
 */
export function menuFor(audience: MenuAudience): readonly MenuEntry[] {
  return filterEntries(audience.tree ?? menuTree, audience);
}

function filterEntries(entries: readonly MenuEntry[], audience: MenuAudience): MenuEntry[] {
  return entries.flatMap((entry) => {
    if (isHidden(entry, audience.tenant)) return [];
    if (!entry.children) {
      return can(audience.permissions, 'read', chainOf(entry.meta.resource)) ? [entry] : [];
    }
    const children = filterEntries(entry.children, audience);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}

function isHidden(entry: MenuEntry, tenant: string): boolean {
  return entry.meta.hide?.some((code) => code === tenant) ?? false;
}

/**
 * The pages of `menuFor` as a flat list in menu order, parents left out: the routes to register.
 *
 * @example
 * const paths = routesFor({ permissions, tenant: 'es' }).map((route) => route.path);
 */
export function routesFor(audience: MenuAudience): readonly MenuLeaf[] {
  return leavesOf(menuFor(audience));
}

function leavesOf(entries: readonly MenuEntry[]): readonly MenuLeaf[] {
  return entries.flatMap((entry) => (entry.children ? leavesOf(entry.children) : [entry]));
}
