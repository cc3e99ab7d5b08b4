/** From the widest rights to the narrowest. */
export const roles = ['god', 'angel', 'superman', 'hero'] as const;

/** Fixed here and never loaded from a server. */
export type Role = (typeof roles)[number];

export const roleLabels: Readonly<Record<Role, string>> = Object.freeze({
  god: 'admin',
  angel: 'supervisor',
  superman: 'team leader',
  hero: 'salesman',
});

/** The same scope holds for reading and for writing. */
export type RowScope = 'all' | 'team' | 'own';

const rowScopes: Readonly<Record<Role, RowScope>> = {
  god: 'all',
  angel: 'all',
  superman: 'team',
  hero: 'own',
};

/**
 * The rows a role may touch, so that a server asks for the scope and never compares role names.
 *
 * @example
 * scopeOf('superman'); // 'team'
 */
export function scopeOf(role: Role): RowScope {
  return rowScopes[role];
}

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

/**
 * Reads a role from outside. Whatever is not a known role is `'hero'`, the narrowest one, so that
 * a misspelled or newer role can never widen anybody's rights. Never throws.
 *
 * Specification: section 6, "an unknown role defaults to hero".
 *
 * @example
 * parseRole('angel'); // 'angel'
 * parseRole('owner'); // 'hero'
 */
export function parseRole(value: unknown): Role {
  return isRole(value) ? value : 'hero';
}
