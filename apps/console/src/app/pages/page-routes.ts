import { type MenuEntry, type MenuName, menuTree } from '@brokerdesk/policy';
import type { PageRoute } from '#/core/pages/page-route.ts';
import {
  statisticKinds,
  statisticPath,
  statistics,
} from '../../features/statistics/statistic-kinds.ts';

const flatten = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])]);

export const menuEntries: ReadonlyMap<string, MenuEntry> = new Map(
  flatten(menuTree).map((entry) => [entry.name, entry]),
);

const list = ['kit', 'table'] as const;

/** Texts of pages that need others than those of their name and of lists. */
const texts: Readonly<Partial<Record<MenuName, PageRoute['namespaces']>>> = {
  dashboard: ['dashboard', 'statistics', 'kit'],
  client: ['client', 'client-profile', ...list],
  approval: ['approval', 'two-people', ...list],
  cryptoDeposit: ['deposit', 'crypto-deposit', ...list],
  users: ['staff', ...list],
  service: ['service', 'two-people', ...list],
  emergency: ['emergency', 'decision', ...list],
  dataException: ['exception', ...list],
  settings: ['app-settings', 'kit', 'form', 'history', 'two-people'],
  permission: ['permission', 'service-account', 'two-people', ...list],
  auditLog: ['audit-log', 'sessions', ...list],
  ipAccess: ['ip-rule', 'two-people', ...list],
  tradeConfig: ['trade-config', 'two-people', 'kit'],
  exchangeConfig: ['exchange-config', 'quotation', 'market', 'two-people', ...list],
  currencyPair: ['currency-pair', 'two-people', ...list],
};

const products = ['stock', 'block', 'ipo', 'daily', 'ai', 'fund', 'quant', 'saving'] as const;

const orders = {
  stock: 'stockTrx',
  block: 'blockTrx',
  ipo: 'ipoTrx',
  daily: 'dailyTrx',
  subscribe: 'subTrx',
  ai: 'aiTrx',
  fund: 'fundTrx',
  quant: 'quantTrx',
} as const;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Pages of one file, by their name. */
const kinds = new Map<string, { kind: string; file: string }>([
  ...products.map((kind) => [kind, { kind, file: 'product' }] as const),
  ...Object.entries(orders).map(([kind, name]) => [name, { kind, file: 'order' }] as const),
]);

function menuPage({ name, path }: MenuEntry): PageRoute {
  const of = kinds.get(name);
  // A test finds a page whose texts are missing.
  const own = (of?.file ?? kebab(name)) as PageRoute['namespaces'][number];
  return { path, name, namespaces: texts[name] ?? [own, ...list], ...of };
}

export const pageRoutes: readonly PageRoute[] = [
  ...[...menuEntries.values()].filter(({ children }) => children === undefined).map(menuPage),
  ...statisticKinds.map(
    (kind): PageRoute => ({
      path: statisticPath(kind),
      kind,
      file: 'statistics',
      parent: 'dashboard',
      namespaces: ['statistics', ...list],
      ...statistics[kind],
    }),
  ),
  {
    path: '/funds/exchange',
    name: 'exchange',
    parent: 'deposit',
    resource: 'client',
    namespaces: ['exchange-record', ...list],
  },
  {
    path: '/funds/reconciliation',
    name: 'reconciliation',
    parent: 'deposit',
    icon: 'scroll-text',
    resource: 'funds',
    namespaces: ['reconciliation', ...list],
  },
];

export const pageFileName = ({ name, file = name }: { name: string; file?: string }): string =>
  `${kebab(file)}-page.tsx`;
