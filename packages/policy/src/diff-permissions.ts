import { type Action, actions } from './actions.ts';
import { type FlagName, flagNames } from './flags.ts';
import { roleChanged } from './permission-payload.ts';
import { can, type Permissions } from './permissions.ts';
import { chainOf, type Resource, resources } from './resources.ts';

export type RightsChange = { readonly resource: Resource; readonly actions: readonly Action[] };

export type PermissionsDiff = {
  readonly changed: boolean;
  readonly roleChanged: boolean;
  readonly gained: readonly RightsChange[];
  readonly lost: readonly RightsChange[];
  readonly flags: readonly FlagName[];
};

/**
 * Compares what two sets of permissions allow, with parents and wildcards taken into account: all
 * twelve actions written out and `'*'` are the same, and losing `trx` shows as losing each kind of
 * trade record too. The version number alone is no difference.
 *
 * @example
 * const diff = diffPermissions(cached, fresh);
 * if (diff.changed) applyPermissions(fresh);
 */
export function diffPermissions(before: Permissions, after: Permissions): PermissionsDiff {
  const gained = rightsOnlyIn(after, before);
  const lost = rightsOnlyIn(before, after);
  const flags = flagNames.filter((name) => before.flags[name] !== after.flags[name]);
  const otherRole = roleChanged(before, after.roles[0]);
  const changed = otherRole || gained.length > 0 || lost.length > 0 || flags.length > 0;
  return { changed, roleChanged: otherRole, gained, lost, flags };
}

function rightsOnlyIn(one: Permissions, other: Permissions): RightsChange[] {
  return resources
    .map((resource) => {
      const chain = chainOf(resource);
      const only = actions.filter((a) => can(one, a, chain) && !can(other, a, chain));
      return { resource, actions: only };
    })
    .filter((change) => change.actions.length > 0);
}
