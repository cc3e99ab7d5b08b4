import type { MenuIcon, Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import type { PageName } from '#/core/pages/page-route.ts';

/** In the order in which they are offered. */
export const statistics = {
  team: { name: 'teamStat', resource: 'teamstat', icon: 'users' },
  product: { name: 'productStat', resource: 'stat', icon: 'chart-candlestick' },
  otc: { name: 'otcStat', resource: 'stat', icon: 'blocks' },
  ipo: { name: 'ipoStat', resource: 'stat', icon: 'rocket' },
  fund: { name: 'fundStat', resource: 'stat', icon: 'chart-pie' },
  quant: { name: 'quantStat', resource: 'stat', icon: 'sigma' },
  stock: { name: 'stockStat', resource: 'stat', icon: 'trending-up' },
} as const satisfies Record<string, { name: PageName; resource: Resource; icon: MenuIcon }>;

export type StatisticKind = keyof typeof statistics;

export type ProductStatisticKind = Exclude<StatisticKind, 'team'>;

// The keys of a literal are exactly the keys of its type.
export const statisticKinds = Object.keys(statistics) as StatisticKind[];

export const statisticPath = (kind: StatisticKind): `/${string}` => `/statistics/${kind}`;

export const orderKindOf: Readonly<Partial<Record<StatisticKind, Schemas.MeasuredKind>>> = {
  otc: 'block',
  ipo: 'ipo',
  fund: 'fund',
  quant: 'quant',
  stock: 'stock',
};
