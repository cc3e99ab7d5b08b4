import { compilePermissions, menuFor, rolePermissions } from '@brokerdesk/policy';
import { describe, expect, it } from 'vitest';
import { searchTerms } from '#/app/navigation/search-terms.ts';
import type { PageEntry } from '#/app/pages/page-registry.ts';
import zh from '#/locales/zh-CN/menu.json';
import search from '#/locales/zh-CN/menu-search.json';
import { findPages, type MenuLabels, partByInitials } from './find-pages.ts';

const labels: MenuLabels = {
  title: (name) => zh[name],
  terms: (name) => searchTerms(search.pinyin[name], zh[name], search.others[name]),
};
const menuOf = (role: 'god' | 'hero') =>
  menuFor({ permissions: compilePermissions(rolePermissions(role)), tenant: 'any' });
const found = (typed: string, role: 'god' | 'hero' = 'god') =>
  findPages(menuOf(role), [], typed, labels).map(({ title }) => title);

const [parent = null] = menuOf('god').filter(({ name }) => name === 'client');
const unlisted: PageEntry = {
  path: '/statistics/deposits',
  name: 'deposit',
  icon: 'users',
  resource: 'deposit',
  parent,
};

describe('a page in the palette', () => {
  it('is found by a part of its title, and the one that begins with it comes first', () => {
    expect(found('基金')).toEqual(['基金', '基金记录']);
    expect(found('打板')).toEqual(['打板', '打板记录']);
    expect(found('入金')[0]).toBe('入金审核');
  });

  it('is found by the initials of its characters, in either case', () => {
    expect(found('RJSH')).toEqual(['入金审核']);
    expect(found('khgl')).toEqual(['客户管理']);
  });

  it('is found by its pinyin, and by its English title', () => {
    expect(found('rujin')[0]).toBe('入金审核');
    expect(found('deposits')[0]).toBe('入金审核');
  });

  it('is found by its path, and by the name of its group', () => {
    expect(found('/funds/deposit')).toEqual(['入金审核']);
    expect(found('资金')).toContain('出金审核');
  });

  it('is found by its title, its path and its parent if it has no menu entry', () => {
    const pathsOf = (typed: string) =>
      findPages([], [unlisted], typed, labels).map((page) => [page.entry.path, page.parent]);
    for (const typed of ['入金', 'rj', 'statistics', '客户', '']) {
      expect(pathsOf(typed)).toEqual([['/statistics/deposits', 'client']]);
    }
    expect(pathsOf('出金')).toEqual([]);
  });

  it('is not there for whom it is not in the menu', () => {
    expect(found('权限矩阵')).toEqual(['权限矩阵']);
    expect(found('权限矩阵', 'hero')).toEqual([]);
  });
});

describe('what is marked in a title', () => {
  it('is what was typed, or the characters whose initials were', () => {
    expect(partByInitials('入金审核', 'rjsh', '金审')).toEqual({ from: 1, to: 3 });
    expect(partByInitials('入金审核', 'rjsh', 'SH')).toEqual({ from: 2, to: 4 });
    expect(partByInitials('Crypto deposits', 'cd', 'cd')).toBeNull();
    expect(partByInitials('入金审核', 'rjsh', ' ')).toBeNull();
  });
});
