import { expect, test } from 'vitest';
import {
  actions,
  can,
  compilePermissions,
  grantsOfScopes,
  isServiceScope,
  mayGiveScope,
  resources,
  rolePermissions,
  serviceScopes,
} from './index.ts';

/* Written out apart from the list: what no program may ever do, no matter who makes it. */
const personsActions = ['approve', 'assign', 'settle', 'reset', 'robot', 'fund', 'config'] as const;
const personsResources = [
  'approval',
  'users',
  'permission',
  'ipAccess',
  'tradeConfig',
  'emergency',
  'config',
] as const;
const readOnly = ['cryptoAddress', 'settings', 'exchangeConfig', 'currencyPair'] as const;

const everyScope = resources.flatMap((resource) =>
  actions.map((action) => ({ resource, action, scope: `${resource}:${action}` })),
);

test.each(personsActions)('no scope lets a program %s anything', (action) => {
  for (const resource of resources) expect(isServiceScope(`${resource}:${action}`)).toBe(false);
});

test.each(personsResources)('no scope lets a program see or change %s', (resource) => {
  for (const action of actions) expect(isServiceScope(`${resource}:${action}`)).toBe(false);
});

test.each(readOnly)('a program reads %s at most', (resource) => {
  const given = actions.filter((action) => isServiceScope(`${resource}:${action}`));
  expect(given.filter((action) => action !== 'read' && action !== 'export')).toEqual([]);
});

test('a program with every scope may do what the list names and nothing else', () => {
  const everything = compilePermissions({
    ...rolePermissions('hero'),
    grants: grantsOfScopes(everyScope.map(({ scope }) => scope)),
  });
  for (const { resource, action, scope } of everyScope) {
    expect([scope, can(everything, action, resource)]).toEqual([scope, isServiceScope(scope)]);
  }
});

test('a right that the user lacks, on the resource or its parent, cannot be given away', () => {
  const angel = compilePermissions(rolePermissions('angel'));
  expect(mayGiveScope(angel, 'deposit:export')).toBe(true);
  expect(mayGiveScope(angel, 'settings:read')).toBe(false);
  expect(mayGiveScope(compilePermissions(rolePermissions('hero')), 'deposit:export')).toBe(false);
});

test('what is no scope is none, and grants nothing', () => {
  for (const value of ['', '*:*', 'deposit', 'deposit:*', '*:read', 'ledger:read', 7, null]) {
    expect(isServiceScope(value)).toBe(false);
  }
  expect(grantsOfScopes(['*:*', 'deposit:approve', 'deposit:*'])).toEqual([]);
  expect(Object.isFrozen(serviceScopes)).toBe(true);
});
