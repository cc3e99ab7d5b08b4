import { type Action, actions, wildcard } from './actions.ts';
import type { Grant, PermissionPayload } from './permission-payload.ts';
import type { Resource } from './resources.ts';

/**
 * What a check is about: one resource, or a chain of them with the most specific first, any of
 * which may grant the action. `''` and `[]` mean that nothing is protected.
 *
 * One resource stands for itself alone: `'deposit'` is not granted by a grant on `funds`. Where
 * the parent's grant should count, say so with `['deposit', 'funds']` or `chainOf('deposit')`.
 */
export type Asked = Resource | '' | readonly Resource[];

/** Known to this package alone, so that a `Permissions` can only come from `compilePermissions`. */
const rights: unique symbol = Symbol('rights');

type Rights = {
  /** Bits granted on every resource. */
  readonly everywhere: number;
  /** Bits granted on a resource, those granted everywhere included. */
  readonly byResource: ReadonlyMap<string, number>;
};

/**
 * One person's rights, ready to be asked with `can` and `explain`. Immutable. It is a payload
 * itself: `JSON.stringify(permissions)` is what to keep, and `parsePermissions` reads it back.
 */
export type Permissions = PermissionPayload & { readonly [rights]: Rights };

const bitOf: ReadonlyMap<string, number> = new Map(actions.map((action, at) => [action, 1 << at]));
/**
 * What a wildcard sets: a bit more than all actions written out, because it also allows an action
 * that this version does not know.
 */
const everyBit = (1 << (actions.length + 1)) - 1;

/**
 * Compiles a payload so that asking costs no more than a look-up. Later changes to the payload
 * change nothing; two grants on the same resource add up.
 *
 * @example
 * const permissions = compilePermissions(rolePermissions('angel'));
 */
export function compilePermissions(payload: PermissionPayload): Permissions {
  const [role, ...otherRoles] = payload.roles;
  const grants = payload.grants.map(copyGrant);
  const byResource = new Map<string, number>();
  for (const grant of grants) {
    byResource.set(grant.resource, (byResource.get(grant.resource) ?? 0) | bitsOf(grant));
  }
  const everywhere = byResource.get(wildcard) ?? 0;
  for (const [resource, bits] of byResource) byResource.set(resource, bits | everywhere);
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

function bitsOf(grant: Grant): number {
  let bits = 0;
  for (const action of grant.actions) {
    bits |= action === wildcard ? everyBit : (bitOf.get(action) ?? 0);
  }
  return bits;
}

/**
 * Whether the action is allowed: by a grant on any of the resources asked, or by a grant on every
 * resource, of that action or of all actions. An empty resource (`''`, `[]`) or an empty action
 * (`''`) asks for nothing and is always allowed. Never throws, allocates nothing.
 *
 * @example
 * can(permissions, 'approve', ['deposit', 'funds']);
 * can(permissions, 'read', chainOf('stock_trx'));
 */
export function can(permissions: Permissions, action: Action | '', asked: Asked): boolean {
  const { everywhere, byResource } = permissions[rights];
  if (action === '' || asked.length === 0 || everywhere === everyBit) return true;
  let bits = everywhere;
  if (typeof asked === 'string') bits = byResource.get(asked) ?? everywhere;
  else {
    for (let at = 0; at < asked.length && bits !== everyBit; at++) {
      bits |= byResource.get(asked[at] ?? '') ?? 0;
    }
  }
  // All or nothing needs no look-up of the action, which is half of the cost.
  if (bits === everyBit) return true;
  return bits !== 0 && (bits & (bitOf.get(action) ?? 0)) !== 0;
}
