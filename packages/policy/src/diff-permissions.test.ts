import { expect, test } from 'vitest';
import {
  actions,
  compilePermissions,
  diffPermissions,
  type Grant,
  roleChanged,
  rolePermissions,
} from './index.ts';

const hero = rolePermissions('hero');

function permissionsOf(...grants: Grant[]) {
  return compilePermissions({ ...hero, grants });
}

test('equal permissions do not differ, whatever the version', () => {
  const renumbered = compilePermissions({ ...hero, version: 99 });
  expect(diffPermissions(compilePermissions(hero), renumbered)).toEqual({
    changed: false,
    roleChanged: false,
    gained: [],
    lost: [],
    flags: [],
  });
});

test('all actions written out are the same as the wildcard', () => {
  const written = permissionsOf({ resource: 'kyc', actions });
  const wild = permissionsOf({ resource: 'kyc', actions: ['*'] });
  expect(diffPermissions(written, wild).changed).toBe(false);
});

test('the difference names each action that was gained and each that was lost', () => {
  const before = permissionsOf({ resource: 'message', actions: ['read', 'create'] });
  const after = permissionsOf({ resource: 'message', actions: ['read', 'delete'] });
  expect(diffPermissions(before, after)).toMatchObject({
    changed: true,
    gained: [{ resource: 'message', actions: ['delete'] }],
    lost: [{ resource: 'message', actions: ['create'] }],
  });
});

test('a right that is only gained, or only lost, is a change', () => {
  const less = permissionsOf({ resource: 'message', actions: ['read'] });
  const more = permissionsOf({ resource: 'message', actions: ['read', 'create'] });
  const create = [{ resource: 'message', actions: ['create'] }];
  expect(diffPermissions(less, more)).toMatchObject({ changed: true, gained: create, lost: [] });
  expect(diffPermissions(more, less)).toMatchObject({ changed: true, gained: [], lost: create });
});

test('a grant on a parent that goes is lost on every child', () => {
  const before = permissionsOf({ resource: 'funds', actions: ['approve'] });
  const lost = diffPermissions(before, permissionsOf()).lost.map((change) => change.resource);
  expect(lost).toEqual(['funds', 'deposit', 'withdrawal', 'loan', 'compensation']);
});

test('a switched flag is a change', () => {
  const after = compilePermissions({ ...hero, flags: { ...hero.flags, blockDealsBeta: true } });
  expect(diffPermissions(compilePermissions(hero), after)).toMatchObject({
    changed: true,
    flags: ['blockDealsBeta'],
  });
});

test('another role with the same rights is a change', () => {
  const before = compilePermissions(hero);
  const after = compilePermissions({ ...hero, roles: ['superman'] });
  expect(diffPermissions(before, after)).toMatchObject({ changed: true, roleChanged: true });
});

test('the first stored role alone is compared with the current one', () => {
  expect(roleChanged({ roles: ['angel', 'hero'] }, 'angel')).toBe(false);
  expect(roleChanged({ roles: ['angel', 'hero'] }, 'hero')).toBe(true);
});
