import { type Action, bitsOf, type Wildcard, wildcard } from './actions.ts';
import type { Permissions, ResourceRef } from './permissions.ts';
import type { Resource } from './resources.ts';

export type DecidingGrant = {
  readonly resource: Resource | Wildcard;
  readonly action: Action | Wildcard;
};

export type Explanation =
  /** The resource or the action was empty, so there was nothing to allow. */
  | { readonly allowed: true; readonly reason: 'nothing-asked' }
  /** A grant on the (most specific) resource itself. */
  | { readonly allowed: true; readonly reason: 'own'; readonly grant: DecidingGrant }
  /** A grant on a resource further along the chain that was asked. */
  | { readonly allowed: true; readonly reason: 'parent'; readonly grant: DecidingGrant }
  | { readonly allowed: true; readonly reason: 'everywhere'; readonly grant: DecidingGrant }
  | { readonly allowed: false; readonly reason: 'not-granted' };

/**
 * Says which grant decided, or that none did. It always agrees with `can`, and reads the grants in
 * this order: the chain as it was passed, most specific first, then the grants on every resource.
 * On each of them a grant of the very action is named before a wildcard. Never throws.
 *
 * @example
 * explain(permissions, 'approve', ['deposit', 'funds']);
 * // { allowed: true, reason: 'parent', grant: { resource: 'funds', action: '*' } }
 */
export function explain(
  permissions: Permissions,
  action: Action | '',
  ref: ResourceRef,
): Explanation {
  if (action === '' || ref.length === 0) return { allowed: true, reason: 'nothing-asked' };
  // `''` has length 0 and was answered above; a chain is typed without it.
  const chain = (typeof ref === 'string' ? [ref] : ref) as readonly Resource[];
  for (const [at, resource] of chain.entries()) {
    const grant = findGrant(permissions, action, resource);
    if (grant) return { allowed: true, reason: at === 0 ? 'own' : 'parent', grant };
  }
  const grant = findGrant(permissions, action, wildcard);
  if (grant) return { allowed: true, reason: 'everywhere', grant };
  return { allowed: false, reason: 'not-granted' };
}

function findGrant(
  permissions: Permissions,
  action: Action,
  resource: Resource | Wildcard,
): DecidingGrant | undefined {
  const granted = permissions.grants
    .filter((grant) => grant.resource === resource)
    .flatMap((grant) => grant.actions);
  const match = ([action, wildcard] as const).find(
    // Read as can() reads it: an unknown action in a grant allows nothing.
    (wanted) => granted.includes(wanted) && bitsOf([wanted]) !== 0,
  );
  return match === undefined ? undefined : { resource, action: match };
}
