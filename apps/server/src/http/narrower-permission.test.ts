import { can, compilePermissions, type PermissionPayload, type Resource } from '@brokerdesk/policy';
import { expect, it } from 'vitest';
import { resourcesOf } from './authenticate.ts';
import { type Operation, readContract } from './contract.ts';

const ofKinds = readContract().filter(
  ({ access }) => access.kind === 'permission' && access.narrower !== undefined,
);

function mayUse({ access }: Operation, granted: Resource, kind: string): boolean {
  if (access.kind !== 'permission') return true;
  const payload: PermissionPayload = {
    roles: ['hero'],
    grants: [{ resource: granted, actions: ['*'] }],
    flags: { blockDealsBeta: false, compactSideMenu: false },
    version: 1,
  };
  return can(compilePermissions(payload), access.action, resourcesOf(access, { kind }));
}

it('a right on trade records of one kind opens that kind alone', () => {
  expect(ofKinds.length).toBeGreaterThan(5);
  for (const operation of ofKinds) {
    expect([operation.key, mayUse(operation, 'stock_trx', 'stock')]).toEqual([operation.key, true]);
    for (const kind of ['block', 'subscribe', 'saving', '__proto__', 'constructor', '']) {
      expect([kind, mayUse(operation, 'stock_trx', kind)]).toEqual([kind, false]);
    }
  }
});

it('a right on all of them opens every kind', () => {
  for (const operation of ofKinds) {
    for (const kind of ['stock', 'subscribe', 'quant']) {
      expect(mayUse(operation, 'trx', kind)).toBe(true);
    }
  }
});

it('names a right for every kind that the path takes', () => {
  for (const { access, pathParameters } of ofKinds) {
    if (access.kind !== 'permission') continue;
    const kinds = JSON.stringify(pathParameters?.['properties']);
    for (const kind of Object.keys(access.narrower?.resources ?? {})) {
      expect(kinds).toContain(`"${kind}"`);
    }
    expect(Object.keys(access.narrower?.resources ?? {})).toHaveLength(8);
  }
});
