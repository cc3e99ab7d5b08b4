import { expect, test } from 'vitest';
import { compilePermissions, explain, type Grant, rolePermissions } from './index.ts';

function permissionsOf(...grants: Grant[]) {
  return compilePermissions({ ...rolePermissions('hero'), grants });
}

const angel = compilePermissions(rolePermissions('angel'));
const hero = compilePermissions(rolePermissions('hero'));

test('the explanation names the grant on the resource itself', () => {
  expect(explain(hero, 'robot', 'client')).toEqual({
    allowed: true,
    reason: 'own',
    grant: { resource: 'client', action: 'robot' },
  });
});

test('the explanation names the parent whose grant decided', () => {
  expect(explain(angel, 'approve', ['deposit', 'funds'])).toEqual({
    allowed: true,
    reason: 'parent',
    grant: { resource: 'funds', action: '*' },
  });
});

test('the explanation names the grant on every resource', () => {
  expect(explain(compilePermissions(rolePermissions('god')), 'update', 'ipAccess')).toEqual({
    allowed: true,
    reason: 'everywhere',
    grant: { resource: '*', action: '*' },
  });
});

test('the explanation names the more specific grant first, whatever the order of the grants', () => {
  const permissions = permissionsOf(
    { resource: '*', actions: ['read'] },
    { resource: 'funds', actions: ['*'] },
    { resource: 'deposit', actions: ['read'] },
  );
  expect(explain(permissions, 'read', ['deposit', 'funds'])).toMatchObject({
    reason: 'own',
    grant: { resource: 'deposit' },
  });
  expect(explain(permissions, 'read', ['loan', 'funds'])).toMatchObject({
    reason: 'parent',
    grant: { resource: 'funds' },
  });
  expect(explain(permissions, 'read', ['stock_trx', 'trx'])).toMatchObject({
    reason: 'everywhere',
    grant: { resource: '*' },
  });
});

test('the explanation names the exact action before a wildcard on the same resource', () => {
  const permissions = permissionsOf(
    { resource: 'kyc', actions: ['*'] },
    { resource: 'kyc', actions: ['approve'] },
  );
  expect(explain(permissions, 'approve', 'kyc')).toMatchObject({ grant: { action: 'approve' } });
  expect(explain(permissions, 'read', 'kyc')).toMatchObject({ grant: { action: '*' } });
});

test('the explanation says that nothing was asked', () => {
  const answer = { allowed: true, reason: 'nothing-asked' };
  expect(explain(hero, 'read', '')).toEqual(answer);
  expect(explain(hero, 'read', [])).toEqual(answer);
  expect(explain(hero, '', 'config')).toEqual(answer);
});

test('the explanation says that nothing grants it', () => {
  const answer = { allowed: false, reason: 'not-granted' };
  expect(explain(hero, 'approve', ['deposit', 'funds'])).toEqual(answer);
  expect(explain(angel, 'read', ['settings', 'config'])).toEqual(answer);
});
