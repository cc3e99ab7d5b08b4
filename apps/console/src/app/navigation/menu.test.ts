import { compilePermissions, menuFor, rolePermissions } from '@brokerdesk/policy';
import { describe, expect, it } from 'vitest';
import { existingEntries, leafPaths, searchEntries } from './menu.ts';

const whole = menuFor({ permissions: compilePermissions(rolePermissions('god')), tenant: 'any' });

describe('the menu of the console', () => {
  // @rule menu: The console shows the entries whose page exists
  it('shows pages that exist, and the parents that lead to them', () => {
    const menu = existingEntries(whole, new Set(['/dashboard', '/funds/deposit']));
    expect(menu.map(({ path }) => path)).toEqual(['/dashboard', '/funds']);
    expect(leafPaths(menu)).toEqual(['/dashboard', '/funds/deposit']);
  });

  it('shows nothing of pages that a person may not read', () => {
    const permissions = compilePermissions({ ...rolePermissions('hero'), grants: [] });
    const menu = existingEntries(menuFor({ permissions, tenant: 'any' }), new Set(['/dashboard']));
    expect(menu).toEqual([]);
  });

  it('finds a page by a part of its title, whatever the case', () => {
    const found = searchEntries(whole, ' DEPO ', ({ name }) => [name]);
    expect(leafPaths(found)).toEqual(['/funds/deposit', '/funds/crypto_deposit']);
  });

  it('finds all pages of a group by the name of the group', () => {
    const found = searchEntries(whole, 'funds', ({ name }) => [name]);
    expect(leafPaths(found)).toContain('/funds/withdrawal');
  });

  it('is whole while nothing is typed', () => {
    expect(searchEntries(whole, '  ', ({ name }) => [name])).toBe(whole);
  });
});
