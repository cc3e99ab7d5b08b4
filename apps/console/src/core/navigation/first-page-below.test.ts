import { compilePermissions, menuFor, type Role, rolePermissions } from '@brokerdesk/policy';
import { expect, test } from 'vitest';
import { firstPageBelow } from './redirect-target.ts';

const firstFor = (role: Role, path: string) => {
  const permissions = compilePermissions(rolePermissions(role));
  return firstPageBelow(menuFor({ permissions, tenant: 'any' }), path);
};

test.each([
  ['god', '/funds', '/funds/deposit'],
  ['god', '/config', '/config/settings/app'],
  ['god', '/funds/deposit', undefined],
  ['god', '/no/such/page', undefined],
  ['hero', '/config', undefined],
] as const)('%s who opens the group %s arrives at %s', (role, path, first) => {
  expect(firstFor(role, path)).toBe(first);
});
