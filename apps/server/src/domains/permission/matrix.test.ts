import {
  actions,
  can,
  chainOf,
  compilePermissions,
  type Resource,
  resources,
  rolePermissions,
  roles,
} from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { describe, expect, it } from 'vitest';
import { readContract } from '../../http/contract.ts';
import { signedInPerson } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const path = '/config/admin/v1/permission';

describe('the matrix of permissions', () => {
  it('shows what each role may do, parents and wildcards included', async () => {
    const { api } = await signedInPerson(server(), { role: 'god' });
    const { status, body } = await api.get(path);
    expect(status).toBe(200);
    const rights = (resource: string) =>
      body.resources.find((one: { resource: string }) => one.resource === resource).rights;
    expect(rights('deposit')).toMatchObject({ superman: ['read'], hero: ['read'] });
    expect(rights('deposit').angel).toEqual(body.actions);
    expect(rights('permission')).toMatchObject({ angel: [], superman: [], hero: [] });
    expect(rights('permission').god).toHaveLength(12);
    expect(rights('client').hero).toEqual(['read', 'update', 'robot']);
    expect(body.roles).toMatchObject([
      { role: 'god', scope: 'all' },
      { role: 'angel', scope: 'all', flags: { compactSideMenu: true } },
      { role: 'superman', scope: 'team' },
      { role: 'hero', scope: 'own', flags: { blockDealsBeta: false } },
    ]);
  });

  // @rule permissions: The matrix of roles, resources and actions equals the policy in every cell
  it('equals the policy in every cell', async () => {
    const { api } = await signedInPerson(server(), { role: 'god' });
    const { body }: { body: Schemas.PermissionMatrix } = await api.get(path);
    expect(body.resources.map(({ resource }) => resource)).toEqual(resources);
    for (const { resource, rights } of body.resources) {
      for (const role of roles) {
        const permissions = compilePermissions(rolePermissions(role));
        for (const action of actions) {
          // The resources have just been seen to be those of the policy.
          const allowed = can(permissions, action, chainOf(resource as Resource));
          expect(rights[role].includes(action), `${role} ${action} ${resource}`).toBe(allowed);
        }
      }
    }
  });

  it('shows which operations each right opens, as the contract that lets calls in says', async () => {
    const { api } = await signedInPerson(server(), { role: 'god' });
    const { body }: { body: Schemas.PermissionMatrix } = await api.get(path);
    const guarded = readContract().filter(({ access }) => access.kind === 'permission');
    expect(body.operations.map(({ id }) => id)).toEqual(guarded.map(({ id }) => id));
    expect(body.operations.find(({ id }) => id === 'auditDeposit')).toMatchObject({
      method: 'PUT',
      path: '/deposit/admin/v1/audit/{id}',
      action: 'approve',
      resources: ['deposit', 'funds'],
      two_person: 'credit',
    });
    const listed = body.operations.find(({ resources: of }) => of.includes('stock_trx'));
    expect(listed?.resources.at(-1)).toBe('trx');
  });

  it.each(['angel', 'superman', 'hero'] as const)('is not for %s', async (role) => {
    const { api } = await signedInPerson(server(), { role });
    expect((await api.get(path)).body.code).toBe('FORBIDDEN');
  });
});
