import type { Role } from './roles.ts';

export const flagNames = ['blockDealsBeta', 'compactSideMenu'] as const;

export type FlagName = (typeof flagNames)[number];

export type Flags = Readonly<Record<FlagName, boolean>>;

const blockDealsBetaRoles: readonly Role[] = ['god', 'angel', 'superman'];
const compactSideMenuRoles: readonly Role[] = ['angel', 'hero'];

/**
 * The feature flags of a role: the block deals beta for everyone but `hero`, the side menu that
 * starts collapsed for `hero` and `angel`. Frozen.
 *
 * Specification: section 6, feature flags.
 *
 * @example
 * flagsOf('hero'); // { blockDealsBeta: false, compactSideMenu: true }
 */
export function flagsOf(role: Role): Flags {
  return Object.freeze({
    blockDealsBeta: blockDealsBetaRoles.includes(role),
    compactSideMenu: compactSideMenuRoles.includes(role),
  });
}

export function isFlagName(value: unknown): value is FlagName {
  return flagNames.some((name) => name === value);
}
