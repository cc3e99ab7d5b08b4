import { type Role, roles } from '@brokerdesk/policy';

export const highestRole: Role = roles[0];

export function isAbove(role: Role, other: Role): boolean {
  // The policy lists them from the widest rights to the narrowest.
  return roles.indexOf(role) < roles.indexOf(other);
}
