import { type Action, bitOf, bitsOf, wildcard } from './actions.ts';
import type { Grant, PermissionPayload } from './permission-payload.ts';
import type { Resource } from './resources.ts';

/**
 * `''` and `[]` mean that nothing is protected. A grant on `funds` does not cover `'deposit'`: pass `['deposit',
 * 'funds']` or `chainOf('deposit')`.
 */
export type ResourceRef = Resource | '' | readonly Resource[];

/** Known to this package alone, so that a `Permissions` can only come from `compilePermissions`. */
const rights: unique symbol = Symbol('rights');

type Rights = {
  readonly everywhere: number;
  readonly byResource: ReadonlyMap<string, number>;
};

/** `JSON.stringify(permissions)` is what to keep, and `parsePermissions` reads it back. */
export type Permissions = PermissionPayload & { readonly [rights]: Rights };

/**
 * Compiles a payload so that asking costs no more than a look-up. Later changes to the payload
 * change nothing; two grants on the same resource add up. What comes from outside goes through
 * `parsePermissions` first. Frozen; never throws.
 *
 * @example
 * const permissions = compilePermissions(rolePermissions('angel'));
 */
export function compilePermissions(payload: PermissionPayload): Permissions {
  const [role, ...otherRoles] = payload.roles;
  const grants = payload.grants.map(copyGrant);
  const byResource = new Map<string, number>();
  for (const { resource, actions } of grants) {
    byResource.set(resource, (byResource.get(resource) ?? 0) | bitsOf(actions));
  }
  const everywhere = byResource.get(wildcard) ?? 0;
  return Object.freeze({
    ...payload,
    roles: Object.freeze([role, ...otherRoles] as const),
    grants: Object.freeze(grants),
    flags: Object.freeze({ ...payload.flags }),
    [rights]: Object.freeze({ everywhere, byResource }),
  });
}

function copyGrant(grant: Grant): Grant {
  return Object.freeze({ resource: grant.resource, actions: Object.freeze([...grant.actions]) });
}

/**
 * Whether the action is allowed: by a grant on any of the resources asked, or by a grant on every
 * resource, of that action or of all actions. An empty resource (`''`, `[]`) or an empty action
 * (`''`) asks for nothing and is always allowed. Never throws, allocates nothing.
 *
 * Specification: section 6, rules.
 *
 * @example
 * can(permissions, 'approve', ['deposit', 'funds']);
 * can(permissions, 'read', chainOf('stock_trx'));
 */
export function can(permissions: Permissions, action: Action | '', ref: ResourceRef): boolean {
  if (action === '' || ref.length === 0) return true;
  const { everywhere, byResource } = permissions[rights];
  const wanted = bitOf(action);
  if ((everywhere & wanted) !== 0) return true;
  if (typeof ref === 'string') return ((byResource.get(ref) ?? 0) & wanted) !== 0;
  // By index: `for of` allocates an iterator until the engine has optimised it away.
  for (let at = 0; at < ref.length; at++) {
    if (((byResource.get(ref[at] ?? '') ?? 0) & wanted) !== 0) return true;
  }
  return false;
}
