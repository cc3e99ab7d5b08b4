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
import { type Operation, readContract } from '../../http/contract.ts';

function guardedOperations(): Schemas.GuardedOperation[] {
  return readContract().flatMap((operation) => {
    const { access } = operation;
    if (access.kind !== 'permission') return [];
    return [
      {
        id: operation.id,
        method: methodOf(operation),
        path: operation.path,
        summary: operation.summary,
        action: access.action,
        resources: [
          ...Object.values(access.narrower?.resources ?? {}),
          ...[access.resource].flat(),
        ],
        flag: operation.flag,
        two_person: operation.limit,
      },
    ];
  });
}

function methodOf({ method }: Operation): Schemas.GuardedOperation['method'] {
  // The contract is read by these methods alone.
  return method as Schemas.GuardedOperation['method'];
}

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
