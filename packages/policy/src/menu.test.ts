import { describe, expect, test } from 'vitest';
import {
  chainOf,
  compilePermissions,
  type Grant,
  type MenuEntry,
  menuFor,
  menuTree,
  type Permissions,
  type Role,
  rolePermissions,
  routesFor,
} from './index.ts';

const god = compilePermissions(rolePermissions('god'));
const unrestricted = 'default';

function outline(entries: readonly MenuEntry[], indent = ''): string {
  return entries
    .map(
      (e) => `${indent}${e.path} ${e.meta.resource}\n${outline(e.children ?? [], `${indent}  `)}`,
    )
    .join('');
}

function permissionsOf(...grants: Grant[]) {
  return compilePermissions({ ...rolePermissions('hero'), grants });
}

function namesFor(tenant: string): string[] {
  return routesFor({ permissions: god, tenant }).map((route) => route.name);
}

// @rule menu: The menu tree: entries, paths and resources
// @in ./menu-tree.ts
test('the whole menu, in its order', () => {
  expect(outline(menuTree)).toMatchInlineSnapshot(`
    "/dashboard dashboard
    /kyc kyc
    /client client
    /approval approval
    /funds funds
      /funds/deposit deposit
      /funds/withdrawal withdrawal
      /funds/loan loan
      /funds/compensation compensation
      /funds/crypto_deposit deposit
    /trades trades
      /trades/stock fo
      /trades/block block
      /trades/ipo ipo
      /trades/daily daily
      /trades/ai ai
      /trades/fund fund
      /trades/quant quant
      /trades/saving saving
    /trx trx
      /trx/stock stock_trx
      /trx/block block_trx
      /trx/ipo ipo_trx
      /trx/daily daily_trx
      /trx/subscribe sub_trx
      /trx/ai ai_trx
      /trx/fund fund_trx
      /trx/quant quant_trx
      /trx/allocation allocation
    /users users
    /message message
    /service service
    /crypto_address cryptoAddress
    /emergency emergency
    /data_exception dataException
    /config config
      /config/settings/app settings
      /config/permission permission
      /config/audit_log permission
      /config/ip_access ipAccess
      /config/trade_config tradeConfig
      /config/exchange_config exchangeConfig
      /config/currency_pair currencyPair
    "
  `);
  expect(menuFor({ permissions: god, tenant: unrestricted })).toEqual(menuTree);
});

describe('the tree is sound', () => {
  const all = menuTree.flatMap((entry: MenuEntry) => [entry, ...(entry.children ?? [])]);

  test('every title is the key of its name, and no name or path comes twice', () => {
    for (const entry of all) expect(entry.meta.title).toBe(`menu.${entry.name}`);
    expect(new Set(all.map((entry) => entry.name)).size).toBe(all.length);
    expect(new Set(all.map((entry) => entry.path)).size).toBe(all.length);
  });

  test('a child is covered by the resource of the parent it stands below', () => {
    for (const parent of all) {
      for (const child of parent.children ?? []) {
        expect(chainOf(child.meta.resource)).toContain(parent.meta.resource);
      }
    }
  });
});

describe('what a tenant does not get', () => {
  const everything = namesFor(unrestricted);

  // @rule menu: Stock trade: hidden for pl, es, tr
  // @in ./menu-tree.ts
  // @rule menu: Daily trade and AI trade: hidden for pl, es, kun
  // @in ./menu-tree.ts
  // @rule menu: Saving: hidden for pl, es, kun, sun3
  // @in ./menu-tree.ts
  // @rule menu: Daily trx: hidden for pl, es, kun
  // @in ./menu-tree.ts
  // @rule menu: Sub trx: hidden for kun, sun3
  // @in ./menu-tree.ts
  // @rule menu: AI trx: hidden for pl, es, kun, sun3
  // @in ./menu-tree.ts
  test('each tenant gets all pages but those that name it', () => {
    const hidden = ['pl', 'es', 'tr', 'kun', 'sun3', unrestricted, 'PL'].map((tenant) => {
      const shown = new Set(namesFor(tenant));
      return `${tenant}: ${everything.filter((name) => !shown.has(name)).join(' ')}`;
    });
    expect(hidden.join('\n')).toMatchInlineSnapshot(`
      "pl: stock daily ai saving dailyTrx aiTrx
      es: stock daily ai saving dailyTrx aiTrx
      tr: stock
      kun: daily ai saving dailyTrx subTrx aiTrx
      sun3: saving subTrx aiTrx
      default: 
      PL: "
    `);
  });
});

// @rule menu: The menu of each role
test('each role has the pages that it may read', () => {
  const names = (entries: readonly MenuEntry[]): string[] =>
    entries.flatMap((e) => (e.children ? [`${e.name}: ${names(e.children).join(' ')}`] : [e.name]));
  const menuOf = (role: Role) =>
    names(
      menuFor({ permissions: compilePermissions(rolePermissions(role)), tenant: unrestricted }),
    );
  expect(menuOf('angel').join('\n')).toMatchInlineSnapshot(`
    "dashboard
    kyc
    client
    approval
    funds: deposit withdrawal loan compensation cryptoDeposit
    trades: stock block ipo daily ai fund quant saving
    trx: stockTrx blockTrx ipoTrx dailyTrx subTrx aiTrx fundTrx quantTrx allocation
    users
    message
    service
    cryptoAddress"
  `);
  expect(menuOf('superman').join('\n')).toMatchInlineSnapshot(`
    "dashboard
    kyc
    client
    approval
    funds: deposit withdrawal loan compensation cryptoDeposit
    trx: stockTrx blockTrx ipoTrx dailyTrx subTrx aiTrx fundTrx quantTrx allocation
    users
    message
    service"
  `);
  expect(menuOf('hero').join('\n')).toMatchInlineSnapshot(`
    "dashboard
    kyc
    client
    approval
    funds: deposit withdrawal loan compensation cryptoDeposit
    trx: stockTrx blockTrx ipoTrx dailyTrx subTrx aiTrx fundTrx quantTrx allocation
    message"
  `);
});

describe('each entry', () => {
  const leaves = (permissions: Permissions, tenant: string) =>
    routesFor({ permissions, tenant }).map(({ name }) => name);
  const tenants = ['pl', 'es', 'tr', 'kun', 'sun3', unrestricted];
  const roles = ['god', 'angel', 'superman', 'hero'] as const;

  test.each(tenants.flatMap((tenant) => roles.map((role) => [tenant, role] as const)))(
    'is shown at %s to %s if both the tenant and the role have it, and nowhere else',
    (tenant, role) => {
      const permissions = compilePermissions(rolePermissions(role));
      const atTenant = new Set(leaves(god, tenant));
      const forRole = new Set(leaves(permissions, unrestricted));
      const shown = new Set(leaves(permissions, tenant));
      for (const name of leaves(god, unrestricted)) {
        const expected = atTenant.has(name) && forRole.has(name);
        expect([name, shown.has(name)]).toEqual([name, expected]);
      }
    },
  );
});

describe('what a person sees', () => {
  const paths = (...grants: Grant[]) =>
    routesFor({ permissions: permissionsOf(...grants), tenant: unrestricted }).map((r) => r.path);

  test('is nothing without a grant', () => {
    expect(menuFor({ permissions: permissionsOf(), tenant: unrestricted })).toEqual([]);
  });

  // @rule menu: A leaf shows only with read on its resource or a parent resource
  test('takes the read action: no other one opens a page', () => {
    expect(paths({ resource: 'kyc', actions: ['approve', 'export'] })).toEqual([]);
    expect(paths({ resource: 'kyc', actions: ['read'] })).toEqual(['/kyc']);
  });

  test('includes a leaf by a grant on its parent resource', () => {
    expect(paths({ resource: 'config', actions: ['read'] })).toContain('/config/ip_access');
  });

  test('includes a parent as soon as one child shows, with that child alone', () => {
    const permissions = permissionsOf({ resource: 'withdrawal', actions: ['read'] });
    const menu = menuFor({ permissions, tenant: unrestricted });
    expect(outline(menu)).toBe('/funds funds\n  /funds/withdrawal withdrawal\n');
  });
});

describe('a parent', () => {
  const trades = menuTree.find((entry) => entry.name === 'trades');
  if (!trades || !('children' in trades)) throw new Error('The menu tree has no trades parent.');
  const hideChildren: readonly MenuEntry[] = [
    {
      ...trades,
      children: trades.children.map((child) => ({
        ...child,
        meta: { ...child.meta, hide: ['tr'] as const },
      })),
    },
  ];
  const hideParent: readonly MenuEntry[] = [{ ...trades, meta: { ...trades.meta, hide: ['tr'] } }];

  // @rule menu: A parent whose children are all hidden is hidden too
  test('is removed when all its children are hidden', () => {
    expect(menuFor({ permissions: god, tenant: 'tr', tree: hideChildren })).toEqual([]);
    expect(menuFor({ permissions: god, tenant: 'sun3', tree: hideChildren })).toHaveLength(1);
  });

  test('takes its children with it if it is hidden', () => {
    expect(routesFor({ permissions: god, tenant: 'tr', tree: hideParent })).toEqual([]);
    expect(routesFor({ permissions: god, tenant: 'sun3', tree: hideParent })).not.toEqual([]);
  });
});

test('no two pages of the menu have the same icon', () => {
  const tree: readonly MenuEntry[] = menuTree;
  const leaves = tree.flatMap((entry) => entry.children ?? [entry]);
  const icons = leaves.map(({ meta }) => meta.icon);
  expect(icons).toEqual([...new Set(icons)]);
});

test('the routes are the leaves of the menu in its order, without the parents', () => {
  const hero = { permissions: compilePermissions(rolePermissions('hero')), tenant: 'kun' };
  const leaves = menuFor(hero).flatMap((entry) => entry.children ?? [entry]);
  expect(leaves.length).toBeGreaterThan(10);
  expect(routesFor(hero)).toEqual(leaves);
});
