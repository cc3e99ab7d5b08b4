import { expect, test } from 'vitest';
import { flagsOf, isFlagName, parseRole, roleLabels, roles, scopeOf } from './index.ts';

test('each known role is read as itself', () => {
  expect(['god', 'angel', 'superman', 'hero'].map(parseRole)).toEqual([...roles]);
});

test('whatever is not a known role is read as hero', () => {
  for (const value of ['owner', 'God', ' god', '', 'toString', null, undefined, 1, {}, ['god']]) {
    expect(parseRole(value)).toBe('hero');
  }
});

test('each role has the name the business uses', () => {
  expect(roleLabels).toEqual({
    god: 'admin',
    angel: 'supervisor',
    superman: 'team leader',
    hero: 'salesman',
  });
});

test('admins and supervisors work with all clients, leaders with the team, salesmen alone', () => {
  expect(roles.map(scopeOf)).toEqual(['all', 'all', 'team', 'own']);
});

test('the block deals beta is on for every role but hero', () => {
  expect(roles.map((role) => flagsOf(role).blockDealsBeta)).toEqual([true, true, true, false]);
});

test('the compact side menu is on for angel and hero', () => {
  expect(roles.map((role) => flagsOf(role).compactSideMenu)).toEqual([false, true, false, true]);
});

test('the flags of a role cannot be changed by callers', () => {
  expect(roles.every((role) => Object.isFrozen(flagsOf(role)))).toBe(true);
});

test('only the two flags are flag names', () => {
  expect(isFlagName('blockDealsBeta')).toBe(true);
  expect(isFlagName('compactSideMenu')).toBe(true);
  expect(isFlagName('toString')).toBe(false);
});
