import type { Resource } from './resources.ts';

/** A tenant that is not named here gets every page. */
export type RestrictedTenant = 'es' | 'kun' | 'pl' | 'sun3' | 'tr';

type MenuShape = {
  readonly path: `/${string}`;
  readonly name: string;
  readonly meta: {
    readonly title: `menu.${string}`;
    readonly icon: string;
    readonly resource: Resource;
    readonly hide?: readonly RestrictedTenant[];
  };
  readonly children?: readonly MenuShape[];
};

/** The title is the label of the name. */
const entry = <
  const Path extends `/${string}`,
  const Name extends string,
  const Icon extends string,
  const Of extends Resource,
  const Hide extends readonly RestrictedTenant[] = [],
>(
  path: Path,
  name: Name,
  icon: Icon,
  resource: Of,
  hide?: Hide,
) =>
  ({
    path,
    name,
    meta: { title: `menu.${name}` as const, icon, resource, ...(hide && { hide }) },
  }) as const;

/** Before permissions and tenants are applied: use `menuFor` to get one person's menu. */
export const menuTree = [
  entry('/dashboard', 'dashboard', 'layout-dashboard', 'dashboard'),
  entry('/kyc', 'kyc', 'id-card', 'kyc'),
  entry('/client', 'client', 'users', 'client'),
  entry('/approval', 'approval', 'user-check', 'approval'),
  {
    ...entry('/funds', 'funds', 'wallet', 'funds'),
    children: [
      entry('/funds/deposit', 'deposit', 'banknote-arrow-down', 'deposit'),
      entry('/funds/withdrawal', 'withdrawal', 'banknote-arrow-up', 'withdrawal'),
      entry('/funds/loan', 'loan', 'hand-coins', 'loan'),
      entry('/funds/compensation', 'compensation', 'gift', 'compensation'),
      entry('/funds/crypto_deposit', 'cryptoDeposit', 'bitcoin', 'deposit'),
    ],
  },
  {
    ...entry('/trades', 'trades', 'chart-candlestick', 'trades'),
    children: [
      entry('/trades/stock', 'stock', 'trending-up', 'fo', ['pl', 'es', 'tr']),
      entry('/trades/block', 'block', 'blocks', 'block'),
      entry('/trades/ipo', 'ipo', 'rocket', 'ipo'),
      entry('/trades/daily', 'daily', 'calendar-days', 'daily', ['pl', 'es', 'kun']),
      entry('/trades/ai', 'ai', 'bot', 'ai', ['pl', 'es', 'kun']),
      entry('/trades/fund', 'fund', 'chart-pie', 'fund'),
      entry('/trades/quant', 'quant', 'sigma', 'quant'),
      entry('/trades/saving', 'saving', 'piggy-bank', 'saving', ['pl', 'es', 'kun', 'sun3']),
    ],
  },
  {
    ...entry('/trx', 'trx', 'list-checks', 'trx'),
    children: [
      entry('/trx/stock', 'stockTrx', 'square-activity', 'stock_trx'),
      entry('/trx/block', 'blockTrx', 'grid-2x2-check', 'block_trx'),
      entry('/trx/ipo', 'ipoTrx', 'ticket-check', 'ipo_trx'),
      entry('/trx/daily', 'dailyTrx', 'calendar-check', 'daily_trx', ['pl', 'es', 'kun']),
      entry('/trx/subscribe', 'subTrx', 'repeat', 'sub_trx', ['kun', 'sun3']),
      entry('/trx/ai', 'aiTrx', 'square-terminal', 'ai_trx', ['pl', 'es', 'kun', 'sun3']),
      entry('/trx/fund', 'fundTrx', 'square-percent', 'fund_trx'),
      entry('/trx/quant', 'quantTrx', 'square-sigma', 'quant_trx'),
      entry('/trx/allocation', 'allocation', 'split', 'allocation'),
    ],
  },
  entry('/users', 'users', 'contact-round', 'users'),
  entry('/message', 'message', 'mail', 'message'),
  entry('/service', 'service', 'headset', 'service'),
  entry('/crypto_address', 'cryptoAddress', 'scan', 'cryptoAddress'),
  entry('/emergency', 'emergency', 'siren', 'emergency'),
  entry('/data_exception', 'dataException', 'triangle-alert', 'dataException'),
  {
    ...entry('/config', 'config', 'settings', 'config'),
    children: [
      entry('/config/settings/app', 'settings', 'sliders-horizontal', 'settings'),
      entry('/config/permission', 'permission', 'shield-check', 'permission'),
      entry('/config/audit_log', 'auditLog', 'scroll-text', 'permission'),
      entry('/config/ip_access', 'ipAccess', 'network', 'ipAccess'),
      entry('/config/trade_config', 'tradeConfig', 'gauge', 'tradeConfig'),
      entry('/config/exchange_config', 'exchangeConfig', 'arrow-left-right', 'exchangeConfig'),
      entry('/config/currency_pair', 'currencyPair', 'coins', 'currencyPair'),
    ],
  },
] as const satisfies readonly MenuShape[];

type Flatten<Entry> = Entry extends { readonly children: readonly (infer Child)[] }
  ? Entry | Flatten<Child>
  : Entry;

export type MenuName = Flatten<(typeof menuTree)[number]>['name'];

/** The lucide icon of any menu entry, in kebab case. */
export type MenuIcon = Flatten<(typeof menuTree)[number]>['meta']['icon'];
