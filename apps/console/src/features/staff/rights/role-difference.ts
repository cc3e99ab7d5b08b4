import {
  chainOf,
  compilePermissions,
  diffPermissions,
  type FlagName,
  type MenuName,
  type Permissions,
  type Resource,
  type RightsChange,
  type Role,
  type RowScope,
  rolePermissions,
  roles,
  routesFor,
  scopeOf,
} from '@brokerdesk/policy';

export type RoleDifference = {
  pages: { gained: readonly MenuName[]; lost: readonly MenuName[] };
  rights: { gained: readonly RightsChange[]; lost: readonly RightsChange[] };
  /** Whose clients; null if that stays as it is. */
  scope: { before: RowScope | null; after: RowScope | null } | null;
  flags: readonly FlagName[];
};

/** Null for an account that does not exist yet, or any more. */
export function roleDifference(
  before: Role | null,
  after: Role | null,
  tenant: string,
): RoleDifference {
  const [old, next] = [permissionsOf(before), permissionsOf(after)];
  const { gained, lost, flags } = diffPermissions(old, next);
  const [oldPages, nextPages] = [pagesOf(old, tenant), pagesOf(next, tenant)];
  const [oldScope, nextScope] = [before && scopeOf(before), after && scopeOf(after)];
  return {
    pages: {
      gained: nextPages.filter((name) => !oldPages.includes(name)),
      lost: oldPages.filter((name) => !nextPages.includes(name)),
    },
    rights: { gained: withoutRepeats(gained), lost: withoutRepeats(lost) },
    scope: oldScope === nextScope ? null : { before: oldScope, after: nextScope },
    flags: before === null || after === null ? [] : flags,
  };
}

function permissionsOf(role: Role | null): Permissions {
  return compilePermissions(
    role === null ? { ...rolePermissions('hero'), grants: [] } : rolePermissions(role),
  );
}

function pagesOf(permissions: Permissions, tenant: string): MenuName[] {
  return routesFor({ permissions, tenant }).map(({ name }) => name);
}

/** A change of a parent covers the same change of its children. */
function withoutRepeats(changes: readonly RightsChange[]): RightsChange[] {
  const actionsOf = (resource: Resource) =>
    changes.find((change) => change.resource === resource)?.actions.join();
  return changes.filter(({ resource, actions }) => {
    const [, parent] = chainOf(resource);
    return parent === undefined || actionsOf(parent) !== actions.join();
  });
}

/** None above the own one; a person who manages a team alone adds salesmen to it. */
export function rolesToGive(own: Role): readonly Role[] {
  if (scopeOf(own) !== 'all') return roles.filter((role) => scopeOf(role) === 'own');
  return roles.slice(roles.indexOf(own));
}
