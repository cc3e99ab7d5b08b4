import { type Action, type Wildcard, wildcard } from './actions.ts';
import { flagsOf } from './flags.ts';
import type { Grant, PermissionPayload } from './permission-payload.ts';
import type { Resource } from './resources.ts';
import type { Role } from './roles.ts';

/** Rises with every change to what a role may do. */
export const roleTableVersion = 2;

function grant(resource: Resource | Wildcard, ...actions: (Action | Wildcard)[]): Grant {
  return Object.freeze({ resource, actions: Object.freeze(actions) });
}

const grantsByRole: Readonly<Record<Role, readonly Grant[]>> = {
  god: Object.freeze([grant(wildcard, wildcard)]),
  angel: Object.freeze([
    grant('dashboard', wildcard),
    grant('stat', wildcard),
    grant('kyc', wildcard),
    grant('client', wildcard),
    grant('approval', 'read', 'update'),
    grant('funds', wildcard),
    grant('trx', wildcard),
    grant('trades', wildcard),
    grant('users', wildcard),
    grant('message', wildcard),
    grant('service', wildcard),
    grant('cryptoAddress', wildcard),
  ]),
  superman: Object.freeze([
    grant('dashboard', 'read'),
    grant('teamstat', wildcard),
    grant('kyc', wildcard),
    grant('client', 'read', 'update'),
    grant('approval', 'read', 'update'),
    grant('deposit', 'read'),
    grant('withdrawal', 'read'),
    grant('compensation', 'read'),
    grant('loan', 'read'),
    grant('trx', wildcard),
    grant('users', wildcard),
    grant('service', wildcard),
    grant('message', 'create', 'read'),
  ]),
  hero: Object.freeze([
    grant('dashboard', 'read'),
    grant('kyc', wildcard),
    grant('client', 'read', 'update', 'robot'),
    grant('approval', 'read', 'update'),
    grant('deposit', 'read'),
    grant('withdrawal', 'read'),
    grant('compensation', 'read'),
    grant('loan', 'read'),
    grant('trx', wildcard),
    grant('message', 'read'),
  ]),
};

/**
 * Everything a role may do, as the payload that a server sends: `roles`, `grants`, `flags` and
 * `version`. Add the `userId` to send it. Frozen.
 *
 * Specification: section 6, the table of roles.
 *
 * @example
 * const answer = { userId: user.id, ...rolePermissions(parseRole(user.role)) };
 */
export function rolePermissions(role: Role): PermissionPayload {
  return Object.freeze({
    roles: Object.freeze([role] as const),
    grants: grantsByRole[role],
    flags: flagsOf(role),
    version: roleTableVersion,
  });
}
