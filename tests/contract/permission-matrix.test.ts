import { randomUUID } from 'node:crypto';
import {
  can,
  chainOf,
  compilePermissions,
  isAction,
  isResource,
  type Role,
  rolePermissions,
} from '@brokerdesk/policy';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiClient } from '../../apps/server/src/testing/api-client.ts';
import { createPerson, endSessions, openSession } from '../../apps/server/src/testing/people.ts';
import { useTestServer } from '../../apps/server/src/testing/test-server.ts';
import { forgedToken, mfaPendingToken } from '../../apps/server/src/testing/tokens.ts';
import { type Operation, operations } from './contract.ts';

const server = useTestServer();

const roles = ['god', 'angel', 'superman', 'hero'] as const satisfies readonly Role[];
type Caller = Role | 'nobody' | 'expired' | 'forged' | 'ended' | 'mfa pending';

const tokens = new Map<Caller, string>();

beforeAll(async () => {
  for (const role of roles) {
    const person = await createPerson(server(), { role });
    tokens.set(role, (await openSession(server(), person)).access_token);
  }
  const god = tokens.get('god') ?? '';
  tokens.set('expired', await forgedToken(server(), god, { expired: true }));
  tokens.set('forged', await forgedToken(server(), god, { key: new Uint8Array(32) }));
  const gone = await createPerson(server(), { role: 'god' });
  tokens.set('ended', (await openSession(server(), gone)).access_token);
  await endSessions(server(), gone);
  const pending = await createPerson(server(), { role: 'god', mfa: true });
  tokens.set('mfa pending', await mfaPendingToken(server(), pending));
});

async function ask({ method, path }: Operation, caller: Caller): Promise<string> {
  const token = tokens.get(caller);
  const { status, body } = await apiClient(server().app).inject({
    // Every method of the contract is one of these.
    method: method as 'GET' | 'PUT' | 'POST' | 'DELETE',
    url: `${path.replace(/\{\w+\}/g, () => randomUUID())}?no-such-parameter=1`,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });
  return `${status} ${body.code}`;
}

const comesIn = '400 VALIDATION';

function expected({ definition }: Operation, caller: Caller): string {
  if (definition['x-public']) return comesIn;
  if (caller === 'nobody' || caller === 'expired' || caller === 'forged') return '401 UNAUTHORIZED';
  if (caller === 'ended') return '401 SESSION_ENDED';
  if (caller === 'mfa pending') {
    return definition['x-auth-stage'] === 'mfa' ? comesIn : '401 MFA_REQUIRED';
  }
  const required = definition['x-permission'];
  if (required === undefined) return comesIn;
  const chain = [required.resource].flat().filter(isResource);
  const allowed =
    isAction(required.action) &&
    can(compilePermissions(rolePermissions(caller)), required.action, chain);
  return allowed ? comesIn : '403 FORBIDDEN';
}

const callers: readonly Caller[] = [
  ...roles,
  'nobody',
  'expired',
  'forged',
  'ended',
  'mfa pending',
];

describe('who may call an operation is what the contract and the policy say, for', () => {
  // @rule server: Every operation admits and refuses as the contract and policy say
  // @in http/authenticate.ts
  test.each(callers)('%s', async (caller) => {
    const answered: Record<string, string> = {};
    for (const operation of operations) {
      answered[operation.id] = await ask(operation, caller);
    }
    expect(answered).toEqual(
      Object.fromEntries(
        operations.map((operation) => [operation.id, expected(operation, caller)]),
      ),
    );
  });
});

describe('the contract', () => {
  test('asks for rights that the policy knows, each resource with the parent that covers it', () => {
    const wrong = operations.filter(({ definition }) => {
      const required = definition['x-permission'];
      if (required === undefined) return false;
      const chain = [required.resource].flat();
      return (
        !isAction(required.action) ||
        chain.length === 0 ||
        chain.some(
          (resource) =>
            !isResource(resource) || chainOf(resource).some((cover) => !chain.includes(cover)),
        )
      );
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('declares the refusals of the gate wherever they can be met', () => {
    const silent = operations.filter(({ definition, statuses }) => {
      const needs = definition['x-permission'] ? [401, 403] : [401];
      return !definition['x-public'] && needs.some((status) => !statuses.includes(status));
    });
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});
