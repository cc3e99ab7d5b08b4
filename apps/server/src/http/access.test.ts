import { can, compilePermissions, parseRole, rolePermissions } from '@brokerdesk/policy';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/test-server.ts';
import { type Operation, readContract } from './contract.ts';

const server = useTestServer();
const operations = readContract();
const someId = '01890000-0000-7000-8000-000000000000';

const request = ({ method, path }: Operation) => ({
  // Every method of the contract is one of these.
  method: method as 'GET' | 'PUT' | 'POST' | 'DELETE',
  url: path.replace(/\{\w+\}/g, someId),
});

describe('every operation that is not public', () => {
  it('refuses who is not signed in, before it looks at the request', async () => {
    const guarded = operations.filter(({ access }) => access.kind !== 'public');
    expect(guarded.length).toBeGreaterThan(15);
    for (const operation of guarded) {
      const { status, body } = await server().anonymous.inject(request(operation));
      expect([operation.key, status, body.code]).toEqual([operation.key, 401, 'UNAUTHORIZED']);
    }
  });
});

// @rule tokens: An access token counts in its header alone, neither in the address nor in a cookie
// @in ./authenticate.ts
it('an access token in the address or in a cookie opens nothing', async () => {
  const { tokens } = await server().signIn('god');
  const token = tokens?.access_token ?? '';
  const path = '/auth/admin/v1/userinfo';
  for (const name of ['access_token', 'token', 'authorization']) {
    expect((await server().anonymous.get(`${path}?${name}=${token}`)).status).toBe(401);
    expect((await server().anonymous.get(path, { cookie: `${name}=${token}` })).status).toBe(401);
  }
  const given = { authorization: `Bearer ${token}` };
  expect((await server().anonymous.get(path, given)).status).toBe(200);
});

describe('every operation that needs a permission', () => {
  // @rule permissions: The server applies the same policy per operation and denies by default
  // @in ./authenticate.ts
  it.each(['god', 'angel', 'superman', 'hero'])(
    'is open to %s as the policy says',
    async (name) => {
      const client = await server().signIn(name);
      const permissions = compilePermissions(rolePermissions(parseRole(name)));
      for (const operation of operations) {
        const { access } = operation;
        if (access.kind !== 'permission') continue;
        const { status, body } = await client.inject(request(operation));
        const refused = status === 403 && body.code === 'FORBIDDEN';
        const allowed = can(permissions, access.action, access.resource);
        expect([operation.key, refused]).toEqual([operation.key, !allowed]);
      }
    },
  );

  it.each([
    ['hero', 'PUT', `/deposit/admin/v1/audit/${someId}`],
    ['superman', 'PUT', `/deposit/admin/v1/rollback/${someId}`],
    ['superman', 'POST', '/client/admin/v1/create'],
    ['superman', 'POST', '/client/admin/v1/robot'],
    ['hero', 'PUT', `/client/admin/v1/resetpwd/${someId}`],
    ['hero', 'GET', `/client/admin/v1/code/${someId}`],
    ['superman', 'POST', `/client/admin/v1/trade/${someId}`],
    ['hero', 'DELETE', `/client/admin/v1/${someId}`],
    ['hero', 'GET', '/client/admin/v1/export'],
    ['angel', 'PUT', '/setting/admin/v1/app'],
  ] as const)('keeps %s away from %s %s', async (name, method, url) => {
    const client = await server().signIn(name);
    expect((await client.inject({ method, url })).body).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    });
  });
});
