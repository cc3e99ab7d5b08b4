import {
  type Action,
  actions,
  chainOf,
  compilePermissions,
  type Explanation,
  explain,
  isResource,
  type MenuEntry,
  menuFor,
  menuTree,
  type Resource,
  type Role,
  resources,
  rolePermissions,
} from '@brokerdesk/policy';

type Reasoned = { reason: Explanation; of: readonly Action[] };

export type SeenEntry = {
  entry: MenuEntry;
  shown: boolean;
  /** Hidden at this tenant, whatever the role. */
  hiddenHere: boolean;
  read: Explanation;
  allowed: readonly Action[];
  children: readonly SeenEntry[];
};

/** No entry of the menu represents it. */
export type SeenResource = Pick<SeenEntry, 'read' | 'allowed'> & { resource: Resource };

const namesOf = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ name, children = [] }) => [name, ...namesOf(children)]);

export function viewOf(role: Role, tenant: string): readonly SeenEntry[] {
  const permissions = compilePermissions(rolePermissions(role));
  const shown = new Set(namesOf(menuFor({ permissions, tenant })));
  const seen = (entry: MenuEntry): SeenEntry => {
    const chain = chainOf(entry.meta.resource);
    return {
      entry,
      shown: shown.has(entry.name),
      hiddenHere: entry.meta.hide?.some((code) => code === tenant) ?? false,
      read: explain(permissions, 'read', chain),
      allowed: actions.filter((action) => explain(permissions, action, chain).allowed),
      children: (entry.children ?? []).map(seen),
    };
  };
  return menuTree.map(seen);
}

const resourcesOf = (entries: readonly MenuEntry[]): Resource[] =>
  entries.flatMap(({ meta, children = [] }) => [meta.resource, ...resourcesOf(children)]);

export function resourcesBesideMenu(role: Role): readonly SeenResource[] {
  const permissions = compilePermissions(rolePermissions(role));
  const inMenu = new Set(resourcesOf(menuTree));
  return resources
    .filter((resource) => !inMenu.has(resource))
    .map((resource) => {
      const chain = chainOf(resource);
      return {
        resource,
        read: explain(permissions, 'read', chain),
        allowed: actions.filter((action) => explain(permissions, action, chain).allowed),
      };
    });
}

export function rightsOf(role: Role, resource: string): readonly Reasoned[] {
  if (!isResource(resource)) return [];
  const permissions = compilePermissions(rolePermissions(role));
  const byReason = new Map<string, { reason: Explanation; of: Action[] }>();
  for (const action of actions) {
    const reason = explain(permissions, action, chainOf(resource));
    if (!reason.allowed) continue;
    const grant = 'grant' in reason ? reason.grant : null;
    // A grant of each single action is one reason, too: they are of one line of the role table.
    const key = `${reason.reason} ${grant?.resource}`;
    const known = byReason.get(key);
    if (known) known.of.push(action);
    else byReason.set(key, { reason, of: [action] });
  }
  return [...byReason.values()];
}
