import { compilePermissions, menuFor, rolePermissions } from '@brokerdesk/policy';
import { describe, expect, it } from 'vitest';
import { findViews } from './find-views.ts';

const hero = compilePermissions(rolePermissions('hero'));
const menu = menuFor({ permissions: hero, tenant: 'any' });
const found = (typed: string, permissions = hero, pages = menu) =>
  findViews(pages, permissions, typed, () => ['换汇记录', 'hhjl', '资金管理']).map(
    ({ name }) => name,
  );

describe('the list of exchanges in the palette', () => {
  it('is found by its name, its initials and its group, and by nothing else', () => {
    for (const typed of ['', '换汇', 'HHJL', '资金'])
      expect(found(typed), typed).toEqual(['exchange']);
    expect(found('入金')).toEqual([]);
  });

  it('is not there for whoever may not read clients', () => {
    const without = compilePermissions({ ...rolePermissions('hero'), grants: [] });
    expect(found('换汇', without)).toEqual([]);
  });

  it('is not there where the page in whose place it stands is not', () => {
    const others = menu.filter(({ name }) => name !== 'funds');
    expect(found('换汇', hero, others)).toEqual([]);
  });
});
