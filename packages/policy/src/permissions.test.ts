import { describe, expect, test } from 'vitest';
import {
  type Action,
  actions,
  can,
  compilePermissions,
  explain,
  type Grant,
  type Resource,
} from './index.ts';

function permissionsOf(...grants: Grant[]) {
  return compilePermissions({
    roles: ['hero'],
    grants,
    flags: { blockDealsBeta: false, compactSideMenu: true },
    version: 1,
  });
}

const nothing = permissionsOf();
const readsFunds = permissionsOf({ resource: 'funds', actions: ['read'] });

describe('asking for nothing', () => {
  // @rule permissions: An empty resource or an empty action is always allowed
  test('an empty resource is always allowed', () => {
    expect(can(nothing, 'approve', '')).toBe(true);
    expect(can(nothing, 'approve', [])).toBe(true);
  });

  test('an empty action is always allowed', () => {
    expect(can(nothing, '', 'config')).toBe(true);
    expect(can(nothing, '', ['settings', 'config'])).toBe(true);
  });

  test('anything else is refused without a grant', () => {
    expect(can(nothing, 'read', 'dashboard')).toBe(false);
    expect(can(nothing, 'read', ['deposit', 'funds'])).toBe(false);
  });
});

describe('a chain', () => {
  // @rule permissions: A grant on any resource of the chain, such as the parent, is enough
  test('is allowed by a grant on its first or on a later resource', () => {
    expect(can(readsFunds, 'read', ['funds'])).toBe(true);
    expect(can(readsFunds, 'read', ['deposit', 'funds'])).toBe(true);
  });

  test('is refused when no resource in it grants the action', () => {
    expect(can(readsFunds, 'approve', ['deposit', 'funds'])).toBe(false);
    expect(can(readsFunds, 'read', ['stock_trx', 'trx'])).toBe(false);
  });

  test('is never completed silently: a resource alone is not covered by its parent', () => {
    expect(can(readsFunds, 'read', 'deposit')).toBe(false);
    expect(can(readsFunds, 'read', ['deposit'])).toBe(false);
  });
});

describe('wildcards', () => {
  // @rule permissions: A wildcard action is every action; a wildcard resource is every resource
  test('a wildcard action grants every action, on its own resource only', () => {
    const permissions = permissionsOf({ resource: 'kyc', actions: ['*'] });
    expect(can(permissions, 'settle', 'kyc')).toBe(true);
    expect(can(permissions, 'settle', ['deposit', 'kyc'])).toBe(true);
    expect(can(permissions, 'settle', 'client')).toBe(false);
  });

  test('the wildcard resource grants its actions, and no others, on every resource', () => {
    const permissions = permissionsOf(
      { resource: '*', actions: ['read'] },
      { resource: 'kyc', actions: ['approve'] },
    );
    expect(can(permissions, 'read', 'emergency')).toBe(true);
    expect(can(permissions, 'read', ['settings', 'config'])).toBe(true);
    expect(can(permissions, 'read', 'kyc')).toBe(true);
    expect(can(permissions, 'approve', 'kyc')).toBe(true);
    expect(can(permissions, 'approve', 'emergency')).toBe(false);
  });

  test('both together grant unknown names, and nothing less does', () => {
    // Names that a newer server may ask about.
    const action = 'archive' as Action;
    const resource = 'ledger' as Resource;
    const everything = permissionsOf({ resource: '*', actions: ['*'] });
    expect(can(everything, action, resource)).toBe(true);
    expect(can(everything, action, [resource, 'config'])).toBe(true);
    const kyc = permissionsOf({ resource: 'kyc', actions: ['*'] });
    expect(can(kyc, action, 'kyc')).toBe(true);
    expect(can(kyc, action, 'client')).toBe(false);
    const written = permissionsOf({ resource: 'kyc', actions });
    expect(can(written, action, 'kyc')).toBe(false);
    expect(can(readsFunds, action, 'funds')).toBe(false);
    expect(can(readsFunds, 'read', resource)).toBe(false);
  });
});

describe('a grant of an action that this version does not know', () => {
  test('allows no action, neither a known nor another unknown one', () => {
    // As a newer server may send it, to a caller that has not parsed it.
    const permissions = permissionsOf({ resource: 'kyc', actions: ['archive' as Action] });
    expect(actions.filter((action) => can(permissions, action, 'kyc'))).toEqual([]);
    expect(can(permissions, 'seal' as Action, 'kyc')).toBe(false);
    expect(can(permissions, 'archive' as Action, 'kyc')).toBe(false);
    expect(explain(permissions, 'archive' as Action, 'kyc').allowed).toBe(false);
  });
});

describe('compiling', () => {
  test('adds up two grants on the same resource', () => {
    const permissions = permissionsOf(
      { resource: 'client', actions: ['read'] },
      { resource: 'client', actions: ['fund'] },
    );
    expect(can(permissions, 'read', 'client')).toBe(true);
    expect(can(permissions, 'fund', 'client')).toBe(true);
    expect(can(permissions, 'update', 'client')).toBe(false);
  });

  test('is not affected by a later change to the payload', () => {
    const granted: Action[] = ['read'];
    const permissions = permissionsOf({ resource: 'client', actions: granted });
    granted.push('delete');
    expect(can(permissions, 'delete', 'client')).toBe(false);
    expect(permissions.grants).toEqual([{ resource: 'client', actions: ['read'] }]);
  });

  test('gives an immutable value', () => {
    expect(Object.isFrozen(readsFunds)).toBe(true);
    expect(Object.isFrozen(readsFunds.roles)).toBe(true);
    expect(Object.isFrozen(readsFunds.flags)).toBe(true);
    expect(Object.isFrozen(readsFunds.grants)).toBe(true);
    expect(readsFunds.grants.every((grant) => Object.isFrozen(grant.actions))).toBe(true);
  });
});
