import type { Action, Wildcard } from './actions.ts';
import type { Flags } from './flags.ts';
import type { Resource } from './resources.ts';
import type { Role } from './roles.ts';

export type Grant = {
  readonly resource: Resource | Wildcard;
  readonly actions: readonly (Action | Wildcard)[];
};

export type PermissionPayload = {
  /** User of these rights; absent if only the role matters. */
  readonly userId?: string;
  /** The first is the current role. */
  readonly roles: readonly [Role, ...Role[]];
  readonly grants: readonly Grant[];
  readonly flags: Flags;
  /** Revision of the role table that the grants were taken from. */
  readonly version: number;
};

/**
 * Whether stored permissions were made for another role than the current one, and must be fetched
 * before anything is shown. Both are compared as the first of a payload's `roles`, the current one.
 *
 * Specification: section 4, navigation guard.
 *
 * @example
 * if (roleChanged(stored, parseRole(profile.role))) await fetchPermissions();
 */
export function roleChanged(stored: Pick<PermissionPayload, 'roles'>, current: Role): boolean {
  return stored.roles[0] !== current;
}

export const permissionsRevalidateAfterMs = 300_000;

/**
 * Whether permissions loaded at `loadedAt` should be revalidated at `now`, both in milliseconds
 * since the epoch. Exactly five minutes is still fresh. A `loadedAt` in the future (the clock was
 * set back) or one that is no number says nothing about the age, and counts as stale.
 *
 * Specification: sections 4 and 9.
 *
 * @example
 * isStale(loadedAt, Date.now());
 */
export function isStale(loadedAt: number, now: number): boolean {
  const ageMs = now - loadedAt;
  return !(ageMs >= 0 && ageMs <= permissionsRevalidateAfterMs);
}
