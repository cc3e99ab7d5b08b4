import { compilePermissions, type Grant, type Role, rolePermissions } from '@brokerdesk/policy';
import { describe, expect, it } from 'vitest';
import type { PageRoute } from '#/core/pages/page-route.ts';
import { entryOf } from '../pages/page-registry.ts';
import { permittedPages } from '../session/create-access.ts';
import { leafPaths } from './menu.ts';

const namespaces = ['kit'] as const;
const stock: PageRoute = { path: '/trades/stock', name: 'stock', kind: 'fo', namespaces };
const block: PageRoute = { path: '/trades/block', name: 'block', kind: 'block', namespaces };
const statistics: PageRoute = {
  path: '/statistics/deposits',
  name: 'deposit',
  parent: 'dashboard',
  resource: 'deposit',
  namespaces,
};
const settlement: PageRoute = {
  path: '/trades/stock/settlement',
  name: 'stock',
  parent: 'stock',
  resource: 'fo',
  namespaces,
};
const pages = [stock, block, statistics, settlement].map(entryOf);

function opens({ role = 'god', tenant = 'any', grants }: Partial<Audience> = {}) {
  const payload = rolePermissions(role);
  const permissions = compilePermissions(grants ? { ...payload, grants } : payload);
  return permittedPages({ permissions, tenant, pages });
}
type Audience = { role: Role; tenant: string; grants: readonly Grant[] };

describe('the page entry of a route', () => {
  it('has resource and icon of its menu entry', () => {
    expect(entryOf(stock)).toMatchObject({ resource: 'fo', icon: 'trending-up', parent: null });
  });

  it('has its own resource and the icon of its parent if it has no menu entry', () => {
    expect(entryOf(statistics)).toMatchObject({
      name: 'deposit',
      resource: 'deposit',
      icon: 'layout-dashboard',
      parent: { name: 'dashboard' },
    });
  });

  it('is refused if the menu has it at another path', () => {
    expect(() => entryOf({ ...stock, path: '/stock' })).toThrow('at /stock');
  });
});

describe('the pages that a person may open', () => {
  it('are those of the menu and those below its entries', () => {
    const { menu, paths } = opens();
    expect(leafPaths(menu)).toEqual(['/trades/stock', '/trades/block']);
    expect([...paths].toSorted()).toEqual([
      '/statistics/deposits',
      '/trades/block',
      '/trades/stock',
      '/trades/stock/settlement',
    ]);
  });

  // @rule navigation: A page without a menu entry opens for readers of its resource
  // @in app/session/create-access.ts
  it('include pages without an entry if the user reads their resource, whatever the parent', () => {
    const { menu, paths } = opens({ grants: [{ resource: 'deposit', actions: ['read'] }] });
    expect(menu).toEqual([]);
    expect([...paths]).toEqual(['/statistics/deposits']);
    const others = opens({ grants: [{ resource: 'dashboard', actions: ['read'] }] });
    expect([...others.paths]).toEqual([]);
  });

  it('exclude pages without an entry if the tenant does not have their parent', () => {
    const { paths } = opens({ tenant: 'pl' });
    expect([...paths].toSorted()).toEqual(['/statistics/deposits', '/trades/block']);
  });
});
