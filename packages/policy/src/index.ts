export { type Action, actions, isAction, type Wildcard, wildcard } from './actions.ts';
export { diffPermissions, type PermissionsDiff, type RightsChange } from './diff-permissions.ts';
export { type DecidingGrant, type Explanation, explain } from './explain.ts';
export { type FlagName, type Flags, flagNames, flagsOf, isFlagName } from './flags.ts';
export {
  type MenuAudience,
  type MenuEntry,
  type MenuLeaf,
  type MenuMeta,
  menuFor,
  routesFor,
} from './menu.ts';
export { type MenuIcon, type MenuName, menuTree, type RestrictedTenant } from './menu-tree.ts';
export { type ParsedPermissions, parsePermissions } from './parse-permissions.ts';
export type { Grant, PermissionPayload } from './permission-payload.ts';
export { isStale, permissionsRevalidateAfterMs, roleChanged } from './permission-payload.ts';
export { can, compilePermissions, type Permissions, type ResourceRef } from './permissions.ts';
export type { IgnoredName, PermissionProblem } from './read-untrusted.ts';
export { chainOf, isResource, type Resource, resources } from './resources.ts';
export { rolePermissions, roleTableVersion } from './role-grants.ts';
export {
  isRole,
  parseRole,
  type Role,
  type RowScope,
  roleLabels,
  roles,
  scopeOf,
} from './roles.ts';
export {
  grantsOfScopes,
  isServiceScope,
  mayGiveScope,
  type ServiceScope,
  serviceScopes,
} from './service-scopes.ts';
