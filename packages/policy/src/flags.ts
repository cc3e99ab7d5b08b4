import type { Role } from './roles.ts';

/** The feature flags a role switches on or off. */
export const flagNames = ['blockDealsBeta', 'compactSideMenu'] as const;

/** The name of a feature flag. */
export type FlagName = (typeof flagNames)[number];

/** Every flag with its state; none is ever left out. */
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

/** True when the value is the name of a known feature flag. */
export function isFlagName(value: unknown): value is FlagName {
  return flagNames.some((name) => name === value);
}
