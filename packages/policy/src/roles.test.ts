import { expect, test } from 'vitest';
import { flagsOf, isFlagName, parseRole, roleLabels, roles, scopeOf } from './index.ts';

test('each known role is read as itself', () => {
  expect(['god', 'angel', 'superman', 'hero'].map(parseRole)).toEqual([...roles]);
});

// @rule permissions: An unknown role is a hero
// @in ./roles.ts packages/machines/src/auth/setup.ts
test('whatever is not a known role is read as hero', () => {
  for (const value of ['owner', 'God', ' god', '', 'toString', null, undefined, 1, {}, ['god']]) {
    expect(parseRole(value)).toBe('hero');
  }
});

// @rule permissions: The roles are called admin, supervisor, team leader and salesman
test('each role has the name the business uses', () => {
  expect(roleLabels).toEqual({
    god: 'admin',
    angel: 'supervisor',
    superman: 'team leader',
    hero: 'salesman',
  });
});

// @rule permissions: god and angel see every client, superman the team's, hero the own; otherwise 404
// @in ./roles.ts domains/client-access/client-scope.ts
test('admins and supervisors work with all clients, leaders with the team, salesmen alone', () => {
  expect(roles.map(scopeOf)).toEqual(['all', 'all', 'team', 'own']);
});

// @rule permissions: The block deals beta is on for every role but hero
// @in ./flags.ts
test('the block deals beta is on for every role but hero', () => {
  expect(roles.map((role) => flagsOf(role).blockDealsBeta)).toEqual([true, true, true, false]);
});

// @rule permissions: The side menu starts compact for hero and angel
// @in ./flags.ts app/shell/side-bar.tsx
test('the compact side menu is on for angel and hero', () => {
  expect(roles.map((role) => flagsOf(role).compactSideMenu)).toEqual([false, true, false, true]);
});

test('the flags of a role cannot be changed by callers', () => {
  expect(roles.every((role) => Object.isFrozen(flagsOf(role)))).toBe(true);
});

test('the two flags alone are flag names', () => {
  expect(isFlagName('blockDealsBeta')).toBe(true);
  expect(isFlagName('compactSideMenu')).toBe(true);
  expect(isFlagName('toString')).toBe(false);
});
