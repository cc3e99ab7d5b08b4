import {
  actions,
  can,
  chainOf,
  compilePermissions,
  type Resource,
  type Role,
  resources,
  roleLabels,
  rolePermissions,
  roles,
  roleTableVersion,
  scopeOf,
} from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { guardedOperations } from './guarded-operations.ts';

export function permissionMatrix(): Schemas.PermissionMatrix {
  return {
    version: roleTableVersion,
    actions: [...actions],
    roles: roles.map((role) => ({
      role,
      label: roleLabels[role],
      scope: scopeOf(role),
      flags: { ...rolePermissions(role).flags },
    })),
    resources: resources.map((resource) => ({
      resource,
      parent: chainOf(resource)[1] ?? null,
      rights: {
        god: allowed('god', resource),
        angel: allowed('angel', resource),
        superman: allowed('superman', resource),
        hero: allowed('hero', resource),
      },
    })),
    operations: guardedOperations(),
  };
}

function allowed(role: Role, resource: Resource): string[] {
  const permissions = compilePermissions(rolePermissions(role));
  return actions.filter((action) => can(permissions, action, chainOf(resource)));
}
