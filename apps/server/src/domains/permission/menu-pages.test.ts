import {
  compilePermissions,
  type MenuName,
  rolePermissions,
  roles,
  routesFor,
} from '@brokerdesk/policy';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();

type PageName = Exclude<MenuName, 'funds' | 'trades' | 'trx' | 'config'>;

const listOf: Readonly<Record<PageName, string>> = {
  dashboard: '/stat/admin/v1/summary',
  kyc: '/identify/admin/v1/list',
  client: '/client/admin/v1/list',
  approval: '/approval/admin/v1/list',
  deposit: '/deposit/admin/v1/list',
  withdrawal: '/withdraw/admin/v1/list',
  loan: '/overdrawn/admin/v1/record/list?sub_type=loan',
  compensation: '/overdrawn/admin/v1/record/list?sub_type=compensation',
  cryptoDeposit: '/deposit/admin/v1/list?sub_type=crypto',
  stock: '/stock/admin/v1/list',
  block: '/block/admin/v1/list',
  ipo: '/ipo/admin/v1/list',
  daily: '/daily/admin/v1/list',
  ai: '/ai/admin/v1/list',
  fund: '/fund/admin/v1/list',
  quant: '/quant/admin/v1/list',
  saving: '/saving/admin/v1/list',
  stockTrx: '/trx/admin/v1/stock/list',
  blockTrx: '/trx/admin/v1/block/list',
  ipoTrx: '/trx/admin/v1/ipo/list',
  dailyTrx: '/trx/admin/v1/daily/list',
  subTrx: '/trx/admin/v1/subscribe/list',
  aiTrx: '/trx/admin/v1/ai/list',
  fundTrx: '/trx/admin/v1/fund/list',
  quantTrx: '/trx/admin/v1/quant/list',
  allocation: '/allocation/admin/v1/list',
  users: '/user/v1/list',
  message: '/message/admin/v1/list',
  service: '/service/admin/v1/list',
  cryptoAddress: '/crypto_address/admin/v1/list',
  emergency: '/emergency/admin/v1/list',
  dataException: '/exception/admin/v1/list',
  settings: '/setting/admin/v1/product',
  permission: '/config/admin/v1/permission',
  auditLog: '/audit/admin/v1/list',
  ipAccess: '/config/admin/v1/ip_access',
  tradeConfig: '/config/admin/v1/trade',
  exchangeConfig: '/config/admin/v1/rate',
  currencyPair: '/config/admin/v1/currency_pair',
};

const tenants = ['pl', 'es', 'tr', 'kun', 'sun3', 'demo'];

describe('the pages of the menu', () => {
  // @rule menu: No page of the menu is refused, for any role at any tenant
  // @in openapi/paths/trade.yaml
  it.each(roles.flatMap((role) => tenants.map((tenant) => ({ role, tenant }))))(
    'are refused to no $role at $tenant',
    async ({ role, tenant }) => {
      const api = await server().signIn(role);
      const permissions = compilePermissions(rolePermissions(role));
      // Parents have no page, and `routesFor` returns none of them.
      const names = routesFor({ permissions, tenant }).map(({ name }) => name as PageName);
      expect(names.length).toBeGreaterThan(10);
      const refused: (readonly [PageName, number])[] = [];
      for (const name of names) {
        const { status } = await api.get(listOf[name]);
        if (status !== 200) refused.push([name, status]);
      }
      expect(refused).toEqual([]);
    },
  );
});
