import { describe, expect, it } from 'vitest';
import { signedInPerson } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const path = '/config/admin/v1/permission';

describe('the matrix of permissions', () => {
  it('tells what each role may do, parents and wildcards reckoned in', async () => {
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

  it.each(['angel', 'superman', 'hero'] as const)('is not for %s', async (role) => {
    const { api } = await signedInPerson(server(), { role });
    expect((await api.get(path)).body.code).toBe('FORBIDDEN');
  });
});
