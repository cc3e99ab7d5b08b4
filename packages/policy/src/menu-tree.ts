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

/** Before permissions and tenants are applied: use `menuFor` to get one person's menu. */
export const menuTree = [
  {
    path: '/dashboard',
    name: 'dashboard',
    meta: { title: 'menu.dashboard', icon: 'layout-dashboard', resource: 'dashboard' },
  },
  { path: '/kyc', name: 'kyc', meta: { title: 'menu.kyc', icon: 'id-card', resource: 'kyc' } },
  {
    path: '/client',
    name: 'client',
    meta: { title: 'menu.client', icon: 'users', resource: 'client' },
  },
  {
    path: '/approval',
    name: 'approval',
    meta: { title: 'menu.approval', icon: 'user-check', resource: 'approval' },
  },
  {
    path: '/funds',
    name: 'funds',
    meta: { title: 'menu.funds', icon: 'wallet', resource: 'funds' },
    children: [
      {
        path: '/funds/deposit',
        name: 'deposit',
        meta: { title: 'menu.deposit', icon: 'banknote-arrow-down', resource: 'deposit' },
      },
      {
        path: '/funds/withdrawal',
        name: 'withdrawal',
        meta: { title: 'menu.withdrawal', icon: 'banknote-arrow-up', resource: 'withdrawal' },
      },
      {
        path: '/funds/loan',
        name: 'loan',
        meta: { title: 'menu.loan', icon: 'hand-coins', resource: 'loan' },
      },
      {
        path: '/funds/compensation',
        name: 'compensation',
        meta: { title: 'menu.compensation', icon: 'gift', resource: 'compensation' },
      },
      {
        path: '/funds/crypto_deposit',
        name: 'cryptoDeposit',
        meta: { title: 'menu.cryptoDeposit', icon: 'bitcoin', resource: 'deposit' },
      },
    ],
  },
  {
    path: '/trades',
    name: 'trades',
    meta: { title: 'menu.trades', icon: 'chart-candlestick', resource: 'trades' },
    children: [
      {
        path: '/trades/stock',
        name: 'stock',
        meta: {
          title: 'menu.stock',
          icon: 'trending-up',
          resource: 'fo',
          hide: ['pl', 'es', 'tr'],
        },
      },
      {
        path: '/trades/block',
        name: 'block',
        meta: { title: 'menu.block', icon: 'blocks', resource: 'block' },
      },
      {
        path: '/trades/ipo',
        name: 'ipo',
        meta: { title: 'menu.ipo', icon: 'rocket', resource: 'ipo' },
      },
      {
        path: '/trades/daily',
        name: 'daily',
        meta: {
          title: 'menu.daily',
          icon: 'calendar-days',
          resource: 'daily',
          hide: ['pl', 'es', 'kun'],
        },
      },
      {
        path: '/trades/ai',
        name: 'ai',
        meta: { title: 'menu.ai', icon: 'bot', resource: 'ai', hide: ['pl', 'es', 'kun'] },
      },
      {
        path: '/trades/fund',
        name: 'fund',
        meta: { title: 'menu.fund', icon: 'chart-pie', resource: 'fund' },
      },
      {
        path: '/trades/quant',
        name: 'quant',
        meta: { title: 'menu.quant', icon: 'sigma', resource: 'quant' },
      },
      {
        path: '/trades/saving',
        name: 'saving',
        meta: {
          title: 'menu.saving',
          icon: 'piggy-bank',
          resource: 'saving',
          hide: ['pl', 'es', 'kun', 'sun3'],
        },
      },
    ],
  },
  {
    path: '/trx',
    name: 'trx',
    meta: { title: 'menu.trx', icon: 'list-checks', resource: 'trx' },
    children: [
      {
        path: '/trx/stock',
        name: 'stockTrx',
        meta: { title: 'menu.stockTrx', icon: 'square-activity', resource: 'stock_trx' },
      },
      {
        path: '/trx/block',
        name: 'blockTrx',
        meta: { title: 'menu.blockTrx', icon: 'grid-2x2-check', resource: 'block_trx' },
      },
      {
        path: '/trx/ipo',
        name: 'ipoTrx',
        meta: { title: 'menu.ipoTrx', icon: 'ticket-check', resource: 'ipo_trx' },
      },
      {
        path: '/trx/daily',
        name: 'dailyTrx',
        meta: {
          title: 'menu.dailyTrx',
          icon: 'calendar-check',
          resource: 'daily_trx',
          hide: ['pl', 'es', 'kun'],
        },
      },
      {
        path: '/trx/subscribe',
        name: 'subTrx',
        meta: { title: 'menu.subTrx', icon: 'repeat', resource: 'sub_trx', hide: ['kun', 'sun3'] },
      },
      {
        path: '/trx/ai',
        name: 'aiTrx',
        meta: {
          title: 'menu.aiTrx',
          icon: 'square-terminal',
          resource: 'ai_trx',
          hide: ['pl', 'es', 'kun', 'sun3'],
        },
      },
      {
        path: '/trx/fund',
        name: 'fundTrx',
        meta: { title: 'menu.fundTrx', icon: 'square-percent', resource: 'fund_trx' },
      },
      {
        path: '/trx/quant',
        name: 'quantTrx',
        meta: { title: 'menu.quantTrx', icon: 'square-sigma', resource: 'quant_trx' },
      },
      {
        path: '/trx/allocation',
        name: 'allocation',
        meta: { title: 'menu.allocation', icon: 'split', resource: 'allocation' },
      },
    ],
  },
  {
    path: '/users',
    name: 'users',
    meta: { title: 'menu.users', icon: 'contact-round', resource: 'users' },
  },
  {
    path: '/message',
    name: 'message',
    meta: { title: 'menu.message', icon: 'mail', resource: 'message' },
  },
  {
    path: '/service',
    name: 'service',
    meta: { title: 'menu.service', icon: 'headset', resource: 'service' },
  },
  {
    path: '/crypto_address',
    name: 'cryptoAddress',
    meta: { title: 'menu.cryptoAddress', icon: 'scan', resource: 'cryptoAddress' },
  },
  {
    path: '/emergency',
    name: 'emergency',
    meta: { title: 'menu.emergency', icon: 'siren', resource: 'emergency' },
  },
  {
    path: '/data_exception',
    name: 'dataException',
    meta: { title: 'menu.dataException', icon: 'triangle-alert', resource: 'dataException' },
  },
  {
    path: '/config',
    name: 'config',
    meta: { title: 'menu.config', icon: 'settings', resource: 'config' },
    children: [
      {
        path: '/config/settings/app',
        name: 'settings',
        meta: { title: 'menu.settings', icon: 'sliders-horizontal', resource: 'settings' },
      },
      {
        path: '/config/permission',
        name: 'permission',
        meta: { title: 'menu.permission', icon: 'shield-check', resource: 'permission' },
      },
      {
        path: '/config/audit_log',
        name: 'auditLog',
        meta: { title: 'menu.auditLog', icon: 'scroll-text', resource: 'permission' },
      },
      {
        path: '/config/ip_access',
        name: 'ipAccess',
        meta: { title: 'menu.ipAccess', icon: 'network', resource: 'ipAccess' },
      },
      {
        path: '/config/trade_config',
        name: 'tradeConfig',
        meta: { title: 'menu.tradeConfig', icon: 'gauge', resource: 'tradeConfig' },
      },
      {
        path: '/config/exchange_config',
        name: 'exchangeConfig',
        meta: {
          title: 'menu.exchangeConfig',
          icon: 'arrow-left-right',
          resource: 'exchangeConfig',
        },
      },
      {
        path: '/config/currency_pair',
        name: 'currencyPair',
        meta: { title: 'menu.currencyPair', icon: 'coins', resource: 'currencyPair' },
      },
    ],
  },
] as const satisfies readonly MenuShape[];

type Flatten<Entry> = Entry extends { readonly children: readonly (infer Child)[] }
  ? Entry | Flatten<Child>
  : Entry;

export type MenuName = Flatten<(typeof menuTree)[number]>['name'];

/** The lucide icon of any menu entry, in kebab case. */
export type MenuIcon = Flatten<(typeof menuTree)[number]>['meta']['icon'];
