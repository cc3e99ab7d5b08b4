import { type Role, roles, scopeOf } from '@brokerdesk/policy';

/**
 * The roles that a person may give: none above the own one, and a person who manages a team alone adds
 * salesmen to it.
 */
export function rolesToGive(own: Role): readonly Role[] {
  if (scopeOf(own) !== 'all') return roles.filter((role) => scopeOf(role) === 'own');
  return roles.slice(roles.indexOf(own));
}
