import type { ClientTab } from '#/kit/client/client-address.ts';

/**
 * The tabs of the drawer in their order, and the views of each: a tab opens its first. The address names the
 * view. Crypto addresses are reached by link alone.
 */
export const tabViews = {
  profile: ['profile', 'nominee'],
  identity: ['kyc'],
  money: ['statement', 'bank', 'exchange'],
  trading: ['holding', 'trade'],
  security: ['access'],
  timeline: ['timeline'],
  note: ['note'],
} as const satisfies Record<string, readonly ClientTab[]>;

export type TabName = keyof typeof tabViews;

// The keys of what is written out above, and no others.
export const tabNames = Object.keys(tabViews) as TabName[];

/** The tab that a view is in. */
export function tabOf(view: ClientTab): TabName {
  const found = tabNames.find((name) => tabViews[name].some((one) => one === view));
  return found ?? 'money';
}

/** What can be switched to in the tab of a view, itself among it. */
export function viewsBeside(view: ClientTab): readonly ClientTab[] {
  const views: readonly ClientTab[] = tabViews[tabOf(view)];
  return views.includes(view) ? views : [...views, view];
}
