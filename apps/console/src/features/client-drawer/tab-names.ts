import type { ResourceRef } from '@brokerdesk/policy';
import type { ClientTab } from '#/business/client/client-address.ts';

/**
 * The tabs of the switch in their order, and the views of each: a tab opens its first. The address names the
 * view. Crypto addresses are in none: only an address opens them.
 */
export const tabViews = {
  kyc: ['kyc'],
  trade: ['trade'],
  access: ['access'],
  bank: ['bank'],
  nominee: ['nominee'],
  holding: ['holding'],
  funds: ['statement', 'exchange'],
  timeline: ['timeline'],
  note: ['note'],
} as const satisfies Record<string, readonly ClientTab[]>;

export type TabName = keyof typeof tabViews;

// The keys of what is written out above, and no others.
export const tabNames = Object.keys(tabViews) as TabName[];

/** The tab that a view is in; null for one that the switch leaves out. */
export function tabOf(view: ClientTab): TabName | null {
  return tabNames.find((name) => tabViews[name].some((one) => one === view)) ?? null;
}

/** The resource that a view reads. */
export function resourceOf(view: ClientTab): ResourceRef {
  return view === 'kyc' ? 'kyc' : 'client';
}
