import { type Role, roles } from '@brokerdesk/policy';

/** The role without which no one could manage the platform. */
export const highestRole: Role = roles[0];

/** Whether the first role has wider rights than the second. */
export function isAbove(role: Role, other: Role): boolean {
  // The policy lists them from the widest rights to the narrowest.
  return roles.indexOf(role) < roles.indexOf(other);
}
