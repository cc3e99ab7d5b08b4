import { compilePermissions, menuFor, rolePermissions } from '@brokerdesk/policy';
import { describe, expect, it } from 'vitest';
import { leafPaths } from '#/app/navigation/menu.ts';
import { resolveEnvironment, sessionKeyOf, tenants } from './environment.ts';

const origin = 'https://desk.example';
const tenantOf = (search: string, stored: string | null) =>
  resolveEnvironment(search, stored, origin).tenant;

describe('the environment profile', () => {
  // @rule shell: The tenant comes from `?env=`, then the last visit, else `es`
  it('is es when nothing names one', () => {
    expect(tenantOf('', null)).toBe('es');
  });
  it('is the one that was used last time', () => {
    expect(tenantOf('?page=2', 'sun3')).toBe('sun3');
  });
  it('is the one in the address before any other', () => {
    expect(tenantOf('?env=kun', 'sun3')).toBe('kun');
  });
  it('does not follow an unknown code', () => {
    expect(tenantOf('?env=evil', 'tr')).toBe('tr');
    expect(tenantOf('?env=evil', 'gone')).toBe('es');
  });
  it('calls the server that the console came from unless the page names another for it', () => {
    const baseUrls = 'pl=https://pl.example&kun=https://kun.example';
    const baseUrlOf = (search: string) =>
      resolveEnvironment(search, null, origin, baseUrls).baseUrl;
    expect(resolveEnvironment('', null, origin).baseUrl).toBe(origin);
    expect(baseUrlOf('')).toBe(origin);
    expect(baseUrlOf('?env=kun')).toBe('https://kun.example');
    expect(baseUrlOf('?env=evil')).toBe(origin);
  });
  it('keeps the session of another server apart', () => {
    expect(sessionKeyOf(origin, origin)).toBe('brokerdesk.session');
    expect(sessionKeyOf('https://pl.example', origin)).toBe(
      'brokerdesk.session https://pl.example',
    );
  });
});

describe('the menu of a profile', () => {
  const permissions = compilePermissions(rolePermissions('god'));
  const all = leafPaths(menuFor({ permissions, tenant: 'none of them' }));

  // By hand, from the table of the specification.
  // @rule shell: The menu follows the hide lists of the profile
  // @in ./environment.ts packages/policy/src/menu-tree.ts
  it.each([
    ['pl', ['stock', 'daily', 'ai', 'saving', 'daily trx', 'ai trx']],
    ['es', ['stock', 'daily', 'ai', 'saving', 'daily trx', 'ai trx']],
    ['tr', ['stock']],
    ['demo', []],
    ['kun', ['daily', 'ai', 'saving', 'daily trx', 'sub trx', 'ai trx']],
    ['sun3', ['saving', 'sub trx', 'ai trx']],
  ])('leaves out what is hidden for %s', (code, hidden) => {
    const { tenant } = resolveEnvironment(`?env=${code}`, null, origin);
    const shown = new Set(leafPaths(menuFor({ permissions, tenant })));
    const paths = hidden.map((name) =>
      name.endsWith(' trx')
        ? `/trx/${name === 'sub trx' ? 'subscribe' : name.slice(0, -4)}`
        : `/trades/${name}`,
    );
    expect(all.filter((path) => !shown.has(path)).toSorted()).toEqual(paths.toSorted());
    expect(tenants).toContain(code);
  });
});
