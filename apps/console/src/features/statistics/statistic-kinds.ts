import type { Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import type { PageName } from '#/boot/pages/page-route.ts';

/** The statistics that have a page of their own, in the order in which they are offered. */
export const statistics = {
  team: { name: 'teamStat', resource: 'teamstat' },
  product: { name: 'productStat', resource: 'stat' },
  otc: { name: 'otcStat', resource: 'stat' },
  ipo: { name: 'ipoStat', resource: 'stat' },
  fund: { name: 'fundStat', resource: 'stat' },
  quant: { name: 'quantStat', resource: 'stat' },
  stock: { name: 'stockStat', resource: 'stat' },
} as const satisfies Record<string, { name: PageName; resource: Resource }>;

export type StatisticKind = keyof typeof statistics;

/** Statistics of orders, by product. */
export type ProductStatisticKind = Exclude<StatisticKind, 'team'>;

// The keys of a literal are exactly the keys of its type.
export const statisticKinds = Object.keys(statistics) as StatisticKind[];

export const statisticPath = (kind: StatisticKind): `/${string}` => `/statistics/${kind}`;

/** Of whose orders a statistic is, where it is of one kind alone. */
export const orderKindOf: Readonly<Partial<Record<StatisticKind, Schemas.TradeKind>>> = {
  otc: 'block',
  ipo: 'ipo',
  fund: 'fund',
  quant: 'quant',
  stock: 'stock',
};
