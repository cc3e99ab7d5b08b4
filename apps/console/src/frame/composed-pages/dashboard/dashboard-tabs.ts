import type { Resource } from '@brokerdesk/policy';

/** The tabs of the dashboard, in their order, and what a person has to be allowed to read for each. */
export const dashboardTabs = {
  summary: 'dashboard',
  product: 'stat',
  team: 'teamstat',
  teamProduct: 'teamstat',
} as const satisfies Record<string, Resource>;

export type DashboardTab = keyof typeof dashboardTabs;

// The keys of a literal are exactly the keys of its type.
export const dashboardTabNames = Object.keys(dashboardTabs) as DashboardTab[];

/** The tab that an address names, if the person has it; the first one otherwise. */
export function tabOf(address: unknown, offered: readonly DashboardTab[]): DashboardTab {
  return offered.find((name) => name === address) ?? 'summary';
}
