import type { PermissionPayload } from './permission-payload.ts';
import type { Role } from './roles.ts';

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
