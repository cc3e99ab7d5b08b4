import {
  compilePermissions,
  type Permissions,
  type Role,
  rolePermissions,
} from '@brokerdesk/policy';

const compiled = new Map<Role, Permissions>();

export function permissionsOf(role: Role): Permissions {
  const permissions = compiled.get(role) ?? compilePermissions(rolePermissions(role));
  compiled.set(role, permissions);
  return permissions;
}
