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

function page(name: MenuName, ...namespaces: PageRoute['namespaces']): PageRoute {
  const path = menuEntries.get(name)?.path;
  if (path === undefined) throw new Error(`The menu has no page ${name}.`);
  return { path: path as `/${string}`, name, namespaces };
}

const list = ['kit', 'table'] as const;

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

export const pageRoutes: readonly PageRoute[] = [
  page('dashboard', 'dashboard', 'statistics', 'kit'),
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
  page('kyc', 'kyc', ...list),
  page('client', 'client', 'client-profile', ...list),
  page('approval', 'approval', 'two-people', ...list),
  page('deposit', 'deposit', ...list),
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
  page('withdrawal', 'withdrawal', ...list),
  page('loan', 'loan', ...list),
  page('compensation', 'compensation', ...list),
  page('cryptoDeposit', 'deposit', 'crypto-deposit', ...list),
  ...products.map((kind) => ({ ...page(kind, 'product', ...list), kind, file: 'product' })),
  ...Object.entries(orders).map(([kind, name]) => ({
    ...page(name, 'order', ...list),
    kind,
    file: 'order',
  })),
  page('allocation', 'allocation', ...list),
  page('users', 'staff', ...list),
  page('message', 'message', ...list),
  page('service', 'service', 'two-people', ...list),
  page('cryptoAddress', 'crypto-address', ...list),
  page('emergency', 'emergency', 'decision', ...list),
  page('dataException', 'exception', ...list),
  page('settings', 'app-settings', 'kit', 'form', 'history', 'two-people'),
  page('permission', 'permission', 'service-account', 'two-people', ...list),
  page('auditLog', 'audit-log', 'sessions', ...list),
  page('ipAccess', 'ip-rule', 'two-people', ...list),
  page('tradeConfig', 'trade-config', 'two-people', 'kit'),
  page('exchangeConfig', 'exchange-config', 'quotation', 'market', 'two-people', ...list),
  page('currencyPair', 'currency-pair', 'two-people', ...list),
];

export const pageFileName = ({ name, file = name }: { name: string; file?: string }): string =>
  `${file.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;
